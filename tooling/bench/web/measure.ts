/// <reference lib="dom" />
import { type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright-core'
import { type Scenario } from './scenarios'

export interface Condition {
  name: string
  cpu: number
  /** Milliseconds of a round trip, bytes a second. */
  network: { latency: number; throughput: number } | null
}

export const conditions: readonly Condition[] = [
  { name: 'sin límites', cpu: 1, network: null },
  { name: '4× CPU, 40 ms, 10 Mbps', cpu: 4, network: { latency: 40, throughput: 10_000_000 / 8 } },
]

export interface Measurement {
  /** Transferred bytes, headers included. */
  bytes: number
  requests: number
  milliseconds: number
}

export interface Side {
  url: string
  /** The browser state after a real sign-in, for pages that are opened with a session. */
  signedIn?: BrowserContextOptions['storageState']
}

const options = { ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } }

/** Signs in as a person does, and keeps the resulting browser state. */
export async function signIn(
  browser: Browser,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<Side> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await page.getByLabel('Correo').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Sección en desarrollo').waitFor()
    return { url, signedIn: await context.storageState() }
  } finally {
    await context.close()
  }
}

/** Opens the page once, in a new browser profile, and stops the clock when the target is visible. */
export async function measure(
  browser: Browser,
  { url, signedIn }: Side,
  scenario: Scenario,
  condition: Condition,
  login: { email: string; password: string },
): Promise<Measurement> {
  const context = await browser.newContext({
    ...options,
    ...(scenario.signedIn && { storageState: signedIn }),
  })
  try {
    await context.addInitScript({ content: watchFor(scenario.target) })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await limit(cdp, condition)
    const traffic = await countTraffic(cdp)
    await page.goto(url + scenario.path, { waitUntil: 'commit' })
    const start = scenario.act ? await scenario.act(page, login) : 0
    const seen = await whenSeen(page)
    const { bytes, requests } = await traffic.settled()
    return { bytes, requests, milliseconds: seen - start }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page: notes when the target first has a size, by the page's own clock. It is a string, because the
 * compiler of this file would add helpers that the page lacks.
 */
const watchFor = (target: string) => `
  requestAnimationFrame(function look() {
    const found = document.querySelector(${JSON.stringify(target)})
    if (found && found.getClientRects().length > 0) window.benchSeen = performance.now()
    else requestAnimationFrame(look)
  })`

async function whenSeen(page: Page): Promise<number> {
  const seen = await page.waitForFunction(
    () => (window as unknown as { benchSeen?: number }).benchSeen,
    null,
    {
      timeout: 60_000,
    },
  )
  return (await seen.jsonValue()) as number
}

async function limit(cdp: CDPSession, { cpu, network }: Condition): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!network) return
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.throughput,
    uploadThroughput: network.throughput,
  })
}

/** Counts the requests until the target was visible, and waits for those still under way. */
async function countTraffic(
  cdp: CDPSession,
): Promise<{ settled: () => Promise<Omit<Measurement, 'milliseconds'>> }> {
  const open = new Set<string>()
  let bytes = 0
  let requests = 0
  let counting = true
  let settle = () => {}
  const end = (id: string, size: number) => {
    if (!open.delete(id)) return
    bytes += size
    if (!counting && open.size === 0) settle()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!counting || redirectResponse || !request.url.startsWith('https:')) return
    requests++
    open.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return {
    settled: async () => {
      counting = false
      if (open.size > 0) await new Promise<void>((resolve) => (settle = resolve))
      return { bytes, requests }
    },
  }
}
