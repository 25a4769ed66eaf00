import { expect, type Locator, type Page } from '@playwright/test'

/** The page object of /clientes/detalles/:id. */
export class PerfilPage {
  readonly edit: Locator
  readonly addFile: Locator
  readonly fileDialog: Locator
  readonly contract: Locator
  readonly contractDialog: Locator
  readonly cancelDialog: Locator

  readonly page: Page

  constructor(page: Page) {
    this.page = page

    this.edit = page.getByRole('link', { name: 'Editar', exact: true })
    this.addFile = page.getByRole('button', { name: 'Agregar archivo' })
    this.fileDialog = page.getByRole('dialog', { name: 'Agregar archivo' })
    this.contract = page.getByRole('button', { name: 'Contratar membresía' })
    this.contractDialog = page.getByRole('dialog', { name: 'Contratar membresía' })
    this.cancelDialog = page.getByRole('alertdialog', { name: 'Cancelar membresía' })
  }

  async open(id: string) {
    await this.page.goto(`/clientes/detalles/${id}`)
    await this.ready()
  }

  async ready() {
    await expect(this.indicator('Asesorias totales')).toBeVisible()
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }

  /** The text under a label; a note may follow. */
  indicator(label: string): Locator {
    return this.page
      .getByRole('region', { name: 'Indicadores generales' })
      .locator('dl', { has: this.page.getByText(label, { exact: true }) })
      .locator('dd')
      .first()
  }

  datum(section: string, label: string): Locator {
    return this.section(section)
      .locator('dl > div', { has: this.page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .locator('dd')
  }

  rows(section: string): Locator {
    return this.section(section).locator('tbody tr')
  }

  /** Adds files by choosing them. */
  async upload(...files: { name: string; mimeType: string; buffer: Buffer }[]) {
    await this.addFile.click()
    await this.fileDialog.getByLabel('Archivos', { exact: true }).setInputFiles(files)
    await this.fileDialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  }

  async buy(plan: string, method: string, from: string, to: string) {
    await this.contract.click()
    await this.choose('Membresía', plan)
    await this.choose('Método de pago', method)
    await this.contractDialog.getByRole('textbox', { name: 'Fecha de inicio' }).fill(from)
    await this.contractDialog.getByRole('textbox', { name: 'Fecha de fin' }).fill(to)
    await this.contractDialog.getByRole('button', { name: 'Contratar' }).click()
    await expect(this.contractDialog).toBeHidden()
  }

  private async choose(label: string, option: string) {
    await this.contractDialog.getByRole('combobox', { name: label }).click()
    await this.page.getByRole('option', { name: option }).first().click()
  }
}
