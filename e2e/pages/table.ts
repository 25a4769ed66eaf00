import { expect, type Locator, type Page } from '@playwright/test'

/** A list's table with its pagination. */
export class TablePart {
  readonly table: Locator
  readonly size: Locator
  readonly next: Locator
  readonly previous: Locator

  readonly page: Page

  constructor(page: Page, label: string) {
    this.page = page

    this.table = page.getByRole('table', { name: label })
    this.size = page.getByRole('combobox', { name: 'Filas por página' })
    this.next = page.getByRole('button', { name: 'Página siguiente' })
    this.previous = page.getByRole('button', { name: 'Página anterior' })
  }

  /** Waits for the answer. */
  async ready() {
    await expect(this.table).toHaveAttribute('aria-busy', 'false')
  }

  get rows() {
    return this.table.locator('tbody tr:not([aria-hidden])')
  }

  row(text: string | RegExp) {
    return this.rows.filter({ hasText: text })
  }

  headers() {
    return this.table.getByRole('columnheader')
  }

  header(name: string) {
    return this.table.getByRole('columnheader', { name, exact: true })
  }

  /** The text of one column, row by row. */
  async column(index: number): Promise<string[]> {
    await this.ready()
    return this.rows.locator(`:is(th, td):nth-child(${index + 1})`).allInnerTexts()
  }

  /** «1–20 de 240». */
  count(text: string | RegExp) {
    return this.page.getByRole('navigation', { name: 'Paginación' }).getByText(text)
  }

  async sortBy(name: string) {
    await this.header(name).getByRole('button').click()
    await this.ready()
  }
}
