import { type Browser, type BrowserContextOptions } from 'playwright-core'
import { limit, type Condition } from './conditions.ts'
import { observe, watchFor, watchKey, type Seen } from './in-page.ts'
import { type Login, type Scenario, type Stopwatch } from './scenarios.ts'
import { countTraffic, type Traffic } from './traffic.ts'

export interface Measurement extends Traffic, Omit<Seen, 'at' | 'act'> {
  milliseconds: number
  /** What the scenario reads besides. */
  read: number | null
}

export interface Side {
  url: string
  /** The browser state after a real sign-in, for pages that are opened with a session. */
  signedIn?: BrowserContextOptions['storageState']
  /** Some client's identifier, for scenarios whose path has one. */
  id?: string
}

export const contextOptions = { viewport: { width: 1440, height: 900 } }

/** Signs in as a person does, and keeps the resulting browser state. */
export async function signIn(browser: Browser, url: string, { email, password }: Login): Promise<Side> {
  const context = await browser.newContext(contextOptions)
  try {
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await page.getByLabel('Correo').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Sección en desarrollo').waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Clientes', exact: true }).click()
    const link = page.locator('tbody a[href^="/clientes/detalles/"]').first()
    const id = (await link.getAttribute('href'))?.split('/').pop() ?? ''
    return { url, signedIn: await context.storageState(), id }
  } finally {
    await context.close()
  }
}

/** Opens the page once, in a new browser profile, and stops the clock when the target is visible. */
export async function measure(
  browser: Browser,
  { url, signedIn, id = '' }: Side,
  scenario: Scenario,
  condition: Condition,
  login: Login,
): Promise<Measurement> {
  const context = await browser.newContext({
    ...contextOptions,
    ...(scenario.signedIn && { storageState: signedIn }),
  })
  try {
    await context.addInitScript({ content: observe })
    if (!scenario.act) await context.addInitScript({ content: watchFor(scenario.target) })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await limit(cdp, condition)
    const traffic = countTraffic(cdp)
    await page.goto(url + scenario.path.replace(':id', id), { waitUntil: 'commit' })
    let before = { at: 0, long: 0, shift: 0 }
    let fromAct = false
    const begin: Stopwatch['begin'] = async (what, unlike) => {
      fromAct = what !== undefined
      traffic.begin()
      await page.evaluate(what === 'key' ? watchKey : watchFor(scenario.target, unlike))
      before = await page.evaluate(
        '((bench.act = null), { at: performance.now(), long: bench.long, shift: bench.shift })',
      )
    }
    await scenario.act?.({ page, login, begin })
    const { at, act, firstPaint, ...seen } = await page.evaluate<Seen>('bench.seen')
    const settled = await traffic.settled()
    return {
      ...settled,
      firstPaint,
      long: seen.long - before.long,
      shift: seen.shift - before.shift,
      milliseconds: at - (fromAct ? (act ?? Number.NaN) : before.at),
      read: (await scenario.read?.(page)) ?? null,
    }
  } finally {
    await context.close()
  }
}
