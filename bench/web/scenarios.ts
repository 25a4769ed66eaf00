import { type Locator, type Page } from 'playwright-core'
import { sinceAnswer, watchEntry } from './in-page.ts'

export interface Login {
  email: string
  password: string
}

/** What a scenario's steps may use. */
export interface Stopwatch {
  page: Page
  login: Login
  /**
   * From here on requests count. The clock starts too, or with `act` at the person's next press or key; `key` waits for
   * a key's frame instead of the target, and `unlike` for a target with another text.
   */
  begin: (what?: 'act' | 'key', unlike?: string | null) => Promise<void>
}

export interface Scenario {
  name: string
  /** The page to open, with an empty cache. `:id` is some client. */
  path: string
  /** Whether the page is opened with a session. */
  signedIn: boolean
  /** The clock stops when this is visible. */
  target: string
  /** What the person does. The clock starts at `begin`, otherwise at the navigation. */
  act?: (stopwatch: Stopwatch) => Promise<void>
  /** Reads one more figure once the target is seen and nothing is under way. */
  read?: (page: Page) => Promise<number>
}

const rowsOf = (list: string) => `table[aria-label="${list}"] tbody tr:not([aria-hidden]) td`
const firstRow = 'table tbody tr:not([aria-hidden]) td'
const firstField = 'main form input:not([type="hidden"])'

const entry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })
const seeRows = (page: Page, list: string) => page.locator(rowsOf(list)).first().waitFor()

/**
 * What a person does before going on: looks at the rows for three seconds. Whatever an app fetches ahead may come then.
 */
export const look = (page: Page) => page.waitForTimeout(3_000)

/** Waits for the app's own form: the one that stands in the page only remembers Enter, and its clock would count the app's start. */
export const formReady = (page: Page) => page.locator('#root input[type=password]').waitFor()

/** What a person needs at least between the first letter of an e-mail and the last of a password. */
export const typing = (page: Page) => page.waitForTimeout(1_000)

/** Presses Enter on a filled form, and the menu's entry as soon as it is shown. `entries` finds the entries of the menu. */
export async function enterAndOpen(page: Page, entries: string, section: Locator): Promise<void> {
  await page.evaluate(watchEntry(entries, 'Clientes'))
  await page.keyboard.press('Enter')
  await page.evaluate('entryShown')
  await section.click()
}

/** Rests on a link before the press; people take twice as long (STAYS in entrega/page/ahead/prefetch.ts). */
const aim = (page: Page) => page.waitForTimeout(150)

const asesoriasShown = (page: Page) => page.evaluate<number>(sinceAnswer('/asesorias/listar'))

/** The first visit of another section, from the list; the clock starts with the press. */
const toAsesorias = (when: string, before = (_page: Page) => Promise.resolve()): Scenario => ({
  name: `clientes → asesorias, ${when}`,
  path: '/clientes',
  signedIn: true,
  target: rowsOf('Asesorías'),
  act: async ({ page, begin }) => {
    await seeRows(page, 'Clientes')
    await before(page)
    await begin('act')
    await entry(page, 'Asesorias').click()
  },
})

/** Looks at the list, and then points at the entry. */
const lookAndAim = async (page: Page) => {
  await look(page)
  await entry(page, 'Asesorias').hover()
  await aim(page)
}

export const scenarios: readonly Scenario[] = [
  { name: '/login en frío', path: '/login', signedIn: false, target: 'input[type="password"]' },
  { name: '/clientes en frío', path: '/clientes', signedIn: true, target: firstRow },
  {
    name: 'entrar → /clientes',
    path: '/login',
    signedIn: false,
    target: firstRow,
    act: async ({ page, login, begin }) => {
      await formReady(page)
      await page.getByLabel('Correo').fill(login.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(login.password)
      await typing(page)
      await begin()
      await enterAndOpen(page, 'nav a', entry(page, 'Clientes'))
    },
  },
  { name: '/clientes/nuevo en frío', path: '/clientes/nuevo', signedIn: true, target: firstField },
  { name: 'un perfil en frío', path: '/clientes/detalles/:id', signedIn: true, target: 'main dl' },
  toAsesorias('primera vez', lookAndAim),
  toAsesorias('sin apuntar', look),
  toAsesorias('sin mirar ni apuntar'),
  {
    name: 'clientes → asesorias, segunda vez',
    path: '/asesorias',
    signedIn: true,
    target: rowsOf('Asesorías'),
    act: async ({ page, begin }) => {
      await seeRows(page, 'Asesorías')
      await entry(page, 'Clientes').click()
      await seeRows(page, 'Clientes')
      await begin()
      await entry(page, 'Asesorias').click()
    },
    read: asesoriasShown,
  },
  {
    name: 'primera tecla en /clientes/nuevo',
    path: '/clientes/nuevo',
    signedIn: true,
    target: firstField,
    act: async ({ page, begin }) => {
      await page.locator(firstField).first().focus()
      await begin('key')
      await page.keyboard.press('a')
    },
  },
]
