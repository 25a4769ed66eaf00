import type { Permisos } from '@backoffice/shared/contract'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { patient } from '../patience/patience.mjs'
import { Problems } from '../../e2e/fixtures/problems'
import type { Stage } from './stage'
import { track, type Tracker } from './tracker'

/** A person in a separate browser, which records everything that goes wrong in the page. */
export interface Visitor {
  page: Page
  problems: Problems
  /** Opens a page through the address bar, and waits until it is rendered. */
  open(path: string): Promise<void>
  /** Opens a page without a reload, as a link does. */
  follow(path: string): Promise<void>
  close(): Promise<void>
}

export const tracked = (page: Page, read: 'left' | 'asked') =>
  page.evaluate((name) => (window as unknown as { conformidad: Tracker }).conformidad[name](), read)

/** How long a page may take until it has a heading and nothing is loading. */
const limit = patient(20_000)

export async function visitorOf(browser: Browser, stage: Stage, permisos?: Permisos): Promise<Visitor> {
  const token = stage.tokenFor(permisos)
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    baseURL: stage.url,
    storageState: {
      cookies: [],
      origins: [{ origin: stage.url, localStorage: [{ name: 'token', value: token }] }],
    },
  })
  const problems = new Problems()
  await problems.watch(context)
  // If the release is checked alone, the components of other remotes are missing.
  if (stage.alone) problems.allow(/^console Remote failure \(missing\)/)
  // With `saveData` the host prefetches nothing, so that a neighbour loads only when the check opens it.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  // tsx wraps each named function of ours in this call, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(track)
  const page = await context.newPage()
  return {
    page,
    problems,
    async open(path) {
      await page.goto(path)
      await drawn(page)
    },
    async follow(path) {
      await page.evaluate((to) => {
        // React Router listens to the browser's history events.
        window.history.pushState({}, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
      await drawn(page)
    },
    close: () => context.close(),
  }
}

/** Waits until there is a heading, nothing is loading, and the page has stopped changing. */
async function drawn(page: Page): Promise<void> {
  await page.locator('main h1, main [role=alert]').first().waitFor({ timeout: limit })
  await page.waitForFunction(
    () => document.querySelector('[aria-busy=true], main [role=status][aria-live] svg') === null,
    undefined,
    { timeout: limit },
  )
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        let timer = 0
        const rest = () => {
          clearTimeout(timer)
          timer = Number(setTimeout(done, 300))
        }
        const seen = new MutationObserver(rest)
        const done = () => {
          seen.disconnect()
          resolve(true)
        }
        seen.observe(document.body, { subtree: true, childList: true, attributes: true })
        rest()
      }),
    undefined,
    { timeout: limit },
  )
}
