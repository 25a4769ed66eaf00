import type { Permisos } from '@backoffice/shared/contract'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { patient } from '../../../tooling/patience/patience.ts'
import { Problems } from '../../../e2e/fixtures/problems.ts'
import type { Stage } from './stage.ts'
import { isOf } from './subject.ts'
import { track } from './tracker.ts'
import type { Subject } from '../evidence/types.ts'

/** A person in a separate browser, which records everything that goes wrong in the page. */
export interface Visitor {
  page: Page
  problems: Problems
  /** Opens any page through the address bar, and waits until it is rendered. */
  open(path: string): Promise<void>
  /** Opens any page without a reload, as a link does. */
  follow(path: string): Promise<void>
  /** Opens a page of the release through the address bar. @throws {NotSeen} if that page is not what is shown */
  see(path: string): Promise<void>
  /** The same without a reload. */
  reach(path: string): Promise<void>
  /** Whether `see` shows that page. */
  sees(path: string): Promise<boolean>
  close(): Promise<void>
}

/** Another page was shown than the one to check, so nothing may be said of that one. */
export class NotSeen extends Error {
  override name = 'NotSeen'
  readonly path: string
  /** In Spanish, for the release's team. */
  readonly reason: string

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`)
    this.path = path
    this.reason = reason
  }
}

/** How long a page may take until it has a heading and nothing is loading. */
const limit = patient(20_000)

export async function visitorOf(
  browser: Browser,
  subject: Subject,
  stage: Stage,
  permisos?: Permisos,
): Promise<Visitor> {
  const token = stage.tokenFor(permisos)
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // A release's own files are looked at, not what an earlier page kept of them.
    serviceWorkers: 'block',
    baseURL: stage.url,
    storageState: {
      cookies: [],
      origins: [{ origin: stage.url, localStorage: [{ name: 'token', value: token }] }],
    },
  })
  const problems = new Problems()
  await problems.watch(context)
  // If the release is checked alone, the components of other remotes are missing.
  const ofAnother = new RegExp(`^console Remote failure \\(missing\\) \\{remote: (?!${subject.name},)`)
  if (stage.alone) problems.allow(ofAnother)
  // With `saveData` the host prefetches nothing, so that a neighbour loads only when the check opens it.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await context.addInitScript(track)
  const page = await context.newPage()
  const open = async (path: string) => {
    await page.goto(path)
    await drawn(page)
  }
  const follow = async (path: string) => {
    await page.evaluate((to) => {
      // React Router listens to the browser's history events.
      window.history.pushState({}, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await drawn(page)
  }
  const certain = certainly(page, subject)
  return {
    page,
    problems,
    open,
    follow,
    see: (path) => certain(path, open),
    reach: (path) => certain(path, follow),
    sees: (path) =>
      certain(path, open).then(
        () => true,
        () => false,
      ),
    close: () => context.close(),
  }
}

/**
 * Goes to a page, and makes sure that this very page is shown, by code of the release: not the page to which the host
 * leads people who may not see it, and not the host's sentence about a failure.
 */
function certainly(page: Page, subject: Subject) {
  let failures = 0
  page.on('console', (message) => {
    if (new RegExp(`^Remote failure \\(.*\\) \\{remote: ${subject.name},`).test(message.text())) failures++
  })
  return async (path: string, go: (path: string) => Promise<void>) => {
    const before = failures
    const pathname = () => new URL(page.url()).pathname
    const code = await watchCode(page, subject)
    let isOurs: boolean
    try {
      await go(path)
      const until = Date.now() + limit
      const waits = async () =>
        pathname() === path && failures === before && !(await code.ran()) && Date.now() < until
      if (await waits()) {
        // After a link, the page before stays on the screen until this one is ready.
        do await drawn(page)
        while (await waits())
        await drawn(page)
      }
      isOurs = await code.ran()
    } catch {
      throw new NotSeen(path, 'no se dibuja')
    } finally {
      await code.end()
    }
    if (pathname() !== path) throw new NotSeen(path, `se muestra ${pathname()} en su lugar`)
    if (failures > before) throw new NotSeen(path, 'el host muestra que falló')
    if (!isOurs) throw new NotSeen(path, 'no corre código de esta versión')
  }
}

/** Watches whether code of the release runs in a page, until it is ended. */
async function watchCode(page: Page, subject: Subject) {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  let known = false
  return {
    async ran() {
      // Each answer tells what ran since the one before.
      const { result } = await session.send('Profiler.takePreciseCoverage')
      known ||= result.some((script) => isOf(subject, script.url) && ran(script))
      return known
    },
    end: () => session.detach(),
  }
}

/** Whether a function inside a script ran; that of the script itself, which begins with it, only registers what it contains. */
const ran = ({ functions }: { functions: { ranges: { count: number; startOffset: number }[] }[] }): boolean =>
  functions.some(({ ranges: [range] }) => range !== undefined && range.startOffset > 0 && range.count > 0)

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
