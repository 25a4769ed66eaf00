import { type Page } from 'playwright-core'
import { heapInUse } from '../list/heap.ts'
import { unlimited, type Condition } from '../web/conditions.ts'
import { type Measurement } from '../web/measure.ts'
import { look, type Scenario } from '../web/scenarios.ts'
import { enter, type App } from './apps.ts'

export type Reading = [what: string, unit: string, of: (measured: Measurement) => number]

export interface PeerScenario {
  name: string
  condition: Condition
  /** What is reported of each visit. */
  readings: Reading[]
  of: (app: App) => Omit<Scenario, 'name'>
}

const slow: Condition = { name: '4× CPU', cpu: 4, network: null }

const time: Reading = ['tiempo', 'ms', ({ milliseconds }) => milliseconds]
const bytes: Reading = ['bytes', 'kB', (measured) => measured.bytes / 1000]
export const requests: Reading = ['peticiones', '', (measured) => measured.asked.length]
const read = (what: string, unit: string): Reading => [what, unit, (measured) => measured.read ?? Number.NaN]

const firstField = 'main form input:not([type=hidden])'

/** Waits for the list, and looks at it for a moment. */
async function listSeen(page: Page, { row }: App): Promise<void> {
  await page.locator(row).first().waitFor()
  await look(page)
}

/** When the list's question left, by the page's own clock. */
const questionLeft = (page: Page) =>
  page.evaluate<number>(
    "performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/clientes/listar')).startTime",
  )

const coldList = (read: (page: Page) => Promise<number>) => (app: App) => ({
  path: '/clientes',
  signedIn: true,
  target: `${app.row} td`,
  read,
})

const nextPage = (app: App): Omit<Scenario, 'name'> => ({
  path: '/clientes',
  signedIn: true,
  target: app.row,
  act: async ({ page, begin }) => {
    await listSeen(page, app)
    await begin('act', await page.locator(app.row).first().textContent())
    await app.next(page).click()
  },
})

/** What a person does most, in both apps with the same steps. */
export const scenarios: readonly PeerScenario[] = [
  {
    name: 'la lista en frío',
    condition: unlimited,
    readings: [time, bytes, requests, read('memoria', 'MB')],
    of: coldList(heapInUse),
  },
  {
    name: 'la lista en frío',
    condition: slow,
    readings: [time, read('pregunta', 'ms')],
    of: coldList(questionLeft),
  },
  {
    name: 'entrar → la lista',
    condition: unlimited,
    readings: [time],
    of: (app) => ({
      path: '/login',
      signedIn: false,
      target: `${app.row} td`,
      act: ({ page, login, begin }) => enter(page, app, login, () => begin('act')),
    }),
  },
  {
    name: 'la lista → cliente nuevo',
    condition: unlimited,
    readings: [time, bytes, requests],
    of: (app) => ({
      path: '/clientes',
      signedIn: true,
      target: firstField,
      act: async ({ page, begin }) => {
        await listSeen(page, app)
        await begin('act')
        // One app asks for the catalogue before its first field is seen, the other after it: both count it.
        const catalogue = page.waitForResponse(/listar_giros/)
        await app.add(page).click()
        await catalogue
      },
    }),
  },
  {
    name: 'cliente nuevo en frío',
    condition: unlimited,
    readings: [time],
    of: ({ nuevo }) => ({ path: nuevo, signedIn: true, target: firstField }),
  },
  {
    name: 'primera tecla',
    condition: slow,
    readings: [time],
    of: ({ nuevo }) => ({
      path: nuevo,
      signedIn: true,
      target: firstField,
      act: async ({ page, begin }) => {
        await page.locator(firstField).first().focus()
        await begin('key')
        await page.keyboard.press('a')
      },
    }),
  },
  { name: 'página siguiente', condition: unlimited, readings: [time], of: nextPage },
  { name: 'página siguiente', condition: slow, readings: [time], of: nextPage },
]
