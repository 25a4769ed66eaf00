import { type Locator, type Page } from 'playwright-core'
import { enterAndOpen, formReady, typing, type Login } from '../web/scenarios.ts'

/** Where the same things are in each app. */
export interface App {
  /** The address of the form for a new client. */
  nuevo: string
  /** A row of the list that is there, not one that stands in for it. */
  row: string
  email: string
  password: string
  /** The entries of the menu. */
  entries: string
  /** The list's entry in the menu. */
  section: (page: Page) => Locator
  /** What opens the form from the list. */
  add: (page: Page) => Locator
  next: (page: Page) => Locator
}

const next = (page: Page) => page.getByRole('button', { name: 'Página siguiente' })

export const product: App = {
  nuevo: '/clientes/nuevo',
  row: 'table tbody tr:not([aria-hidden])',
  email: 'form input[autocomplete=username]',
  password: 'form input[type=password]',
  entries: 'nav a',
  section: (page) => page.getByRole('navigation').getByRole('link', { name: 'Clientes', exact: true }),
  add: (page) => page.getByRole('link', { name: 'Agregar cliente' }),
  next,
}

export const reactAdmin: App = {
  nuevo: '/clientes/create',
  row: 'table tbody tr:has(.column-email)',
  email: 'form input[name=username]',
  password: 'form input[type=password]',
  entries: '[role=menuitem]',
  section: (page) => page.getByRole('menuitem', { name: 'Clientes' }),
  add: (page) => page.getByRole('link', { name: 'Agregar' }),
  next,
}

/** Signs in by hand and opens the list from the page that follows. */
export async function enter(page: Page, app: App, { email, password }: Login, begin = async () => {}) {
  await formReady(page)
  await page.locator(app.email).fill(email)
  await page.locator(app.password).fill(password)
  await typing(page)
  await begin()
  await enterAndOpen(page, app.entries, app.section(page))
}
