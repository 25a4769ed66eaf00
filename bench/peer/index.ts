import { chromium, type Browser } from 'playwright-core'
import { findBrowser, noBrowser } from '../../tooling/start/test/browser.ts'
import { report } from '../report.ts'
import { type Figure } from '../statistics.ts'
import { alternate } from '../web/alternate.ts'
import { listRequests } from '../web/list-requests.ts'
import { contextOptions, measure, type Side } from '../web/measure.ts'
import { type Login } from '../web/scenarios.ts'
import { buildProduct, HERE } from '../web/sites.ts'
import { openStage } from '../web/stage.ts'
import { enter, product, reactAdmin, type App } from './apps.ts'
import { buildPeer } from './build.ts'
import { peerOptions } from './options.ts'
import { requests, scenarios } from './scenarios.ts'
import { summary } from './summary.ts'

const PEER = 'react-admin'

interface PeerSide extends Side {
  app: App
}

/**
 * Compares the product with an app that react-admin's documentation would have one write over the same api, both
 * behind servers of the same kind, visited in turns with an empty cache.
 */
export async function benchPeer(args: string[]): Promise<void> {
  const options = peerOptions(args)
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const folders = { ...(await buildProduct()), [PEER]: buildPeer() }
  const stage = await openStage({ folders, remove: () => undefined })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', stage.trust],
  })
  try {
    const sides: [string, PeerSide][] = []
    for (const [name, app] of Object.entries({ [HERE]: product, [PEER]: reactAdmin }))
      sides.push([name, await signIn(browser, stage.sides[name] ?? '', app, stage.login)])
    const figures: Figure[] = []
    for (const scenario of scenarios.filter(({ name }) => name.includes(options.scenario))) {
      const { name, condition, of } = scenario
      const runs = await alternate(sides, options.runs, (side) =>
        measure(browser, side, { name, ...of(side.app) }, condition, stage.login),
      )
      figures.push(...summary(scenario, { ours: runs.get(HERE) ?? [], theirs: runs.get(PEER) ?? [] }))
      console.log(`medido: ${name}, ${condition.name}`)
      if (scenario.readings.includes(requests)) listRequests(runs)
    }
    report('peer', figures)
  } finally {
    await browser.close()
    await stage.close()
  }
}

/** The state of a browser in which someone signed in. */
async function signIn(browser: Browser, url: string, app: App, login: Login): Promise<PeerSide> {
  const context = await browser.newContext(contextOptions)
  try {
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await enter(page, app, login)
    await page.locator(app.row).first().waitFor()
    return { url, app, signedIn: await context.storageState() }
  } finally {
    await context.close()
  }
}
