import { expect, type Locator, type Page } from '@playwright/test'

/** The page object of /clientes/nuevo: the two sections and their fields, by label. */
export class ClienteFormPage {
  readonly personal: Locator
  readonly empresarial: Locator
  readonly save: Locator
  readonly cancel: Locator

  readonly page: Page

  constructor(page: Page) {
    this.page = page

    this.personal = section(page, 'Información personal')
    this.empresarial = section(page, 'Información empresarial')
    this.save = page.getByRole('button', { name: 'Guardar' })
    this.cancel = page.getByRole('link', { name: 'Cancelar' })
  }

  async open() {
    await this.page.goto('/clientes/nuevo')
    await this.nombre.waitFor()
  }

  get nombre() {
    return this.field(this.personal, 'Nombre')
  }

  field(part: Locator, label: string): Locator {
    return part.getByRole('textbox', { name: label, exact: true })
  }

  async fill(part: Locator, values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) await this.field(part, label).fill(value)
  }

  /** Picks an option as a person does: opens the list and clicks. */
  async choose(label: string, option: string) {
    await this.empresarial.getByRole('combobox', { name: label }).click()
    await this.page.getByRole('option', { name: option }).first().click()
    await expect(this.page.getByRole('listbox')).toBeHidden()
  }
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title })
