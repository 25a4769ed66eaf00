import { type Page } from 'playwright-core'

const rows = (page: Page) =>
  page.getByRole('table').getByText('@correo.mx').first().waitFor({ timeout: 120_000 })
/** Waits until the list shows the rows that it was asked for. */
export const settled = async (page: Page) => {
  await rows(page)
  await page.locator('table[aria-busy=true]').waitFor({ state: 'detached', timeout: 120_000 })
}

/** What a person does with a long list, step by step, in one page. */
export const steps = (url: string): [string, (page: Page) => Promise<void>][] => [
  [
    'entrada',
    async (page) => {
      await page.goto(`${url}/clientes`)
      await settled(page)
    },
  ],
  ['ordenar por nombre', (page) => sortBy(page, 'Nombre')],
  ['ordenar por email', (page) => sortBy(page, 'Email')],
  ['email, al revés', (page) => sortBy(page, 'Email')],
  ['página siguiente', (page) => nextPage(page)],
  [
    'filtrar',
    async (page) => {
      await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email').fill('persona')
      await dialog.getByRole('button', { name: 'Buscar', exact: true }).click()
      await dialog.waitFor({ state: 'detached', timeout: 120_000 })
      await settled(page)
    },
  ],
]

/** Only a server that answers page by page offers it; the browser saves the file by itself. */
export const exportList: [string, (page: Page) => Promise<void>] = [
  'exportar',
  async (page) => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    await (await saved).cancel()
  },
]

/** Turns one page and waits until its rows are there. */
export async function nextPage(page: Page): Promise<void> {
  const range = page.getByText(/^[\d,]+–[\d,]+( de| de más de) [\d,]+$/)
  const before = await range.textContent()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await range.filter({ hasNotText: before ?? '' }).waitFor()
  await settled(page)
}

async function sortBy(page: Page, name: string) {
  await page.getByRole('columnheader', { name, exact: true }).getByRole('button').click()
  await page.waitForTimeout(200)
  await settled(page)
}
