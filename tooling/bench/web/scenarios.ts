import { type Page } from 'playwright-core'

export interface Scenario {
  name: string
  /** The page to open, with an empty cache. */
  path: string
  /** Whether the page is opened with a session. */
  signedIn: boolean
  /** The clock stops when this is visible. */
  target: string
  /** What the person does first; the clock then starts after it, otherwise at the navigation. */
  act?: (page: Page, login: { email: string; password: string }) => Promise<number>
}

const firstRow = 'table tbody tr:not([aria-hidden]) td'

const now = (page: Page) => page.evaluate(() => performance.now())

export const scenarios: readonly Scenario[] = [
  { name: '/login en frío', path: '/login', signedIn: false, target: 'input[type="password"]' },
  { name: '/clientes en frío', path: '/clientes', signedIn: true, target: firstRow },
  {
    name: 'entrar → /clientes',
    path: '/login',
    signedIn: false,
    target: firstRow,
    act: async (page, { email, password }) => {
      await page.getByLabel('Correo').fill(email)
      await page.getByLabel('Contraseña', { exact: true }).fill(password)
      const start = await now(page)
      await page.keyboard.press('Enter')
      await page.getByRole('navigation').getByRole('link', { name: 'Clientes', exact: true }).click()
      return start
    },
  },
]
