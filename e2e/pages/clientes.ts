import type { Page } from '@playwright/test'
import { TablePart } from './table.ts'

/** The page object of /clientes. */
export class ClientesPage extends TablePart {
  readonly filters
  readonly add
  readonly filterDialog
  readonly deleteDialog

  constructor(page: Page) {
    super(page, 'Clientes')
    this.filters = page.getByRole('button', { name: 'Filtros de búsqueda' })
    this.add = page.getByRole('link', { name: 'Agregar cliente' }).first()
    this.filterDialog = page.getByRole('dialog', { name: 'Filtrar clientes' })
    this.deleteDialog = page.getByRole('alertdialog', { name: 'Eliminar cliente' })
  }

  async open(query = '') {
    await this.page.goto(`/clientes${query}`)
    await this.ready()
  }

  /** Opens the filter dialog, types, and searches. */
  async filter(values: Record<string, string>) {
    await this.filters.click()
    for (const [label, value] of Object.entries(values)) {
      await this.filterDialog.getByLabel(label, { exact: true }).fill(value)
    }
    await this.filterDialog.getByRole('button', { name: 'Buscar', exact: true }).click()
    await this.filterDialog.waitFor({ state: 'hidden' })
  }

  async askToDelete(name: string | RegExp) {
    await this.row(name).getByRole('button', { name: 'Eliminar' }).click()
    await this.deleteDialog.waitFor()
  }
}
