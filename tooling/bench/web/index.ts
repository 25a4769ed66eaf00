import { chromium } from 'playwright-core'
import { findBrowser, noBrowser } from '../../start/test/browser'
import { report } from '../report'
import { figure, type Figure } from '../statistics'
import { conditions, measure, signIn, type Measurement } from './measure'
import { scenarios } from './scenarios'
import { openStage } from './stage'

const RUNS = 7

/**
 * Compares the composed product with the same sources as one webpack app: two identical servers over one api, one
 * browser that visits them in turn, each time with an empty cache. The order alternates, so that a drift of the machine
 * affects both.
 */
export async function benchWeb(): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const stage = await openStage()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  try {
    const sides = {
      composed: await signIn(browser, stage.composed, stage.login),
      single: await signIn(browser, stage.single, stage.login),
    }
    const figures: Figure[] = []
    for (const condition of conditions) {
      for (const scenario of scenarios) {
        const runs: Record<'composed' | 'single', Measurement[]> = { composed: [], single: [] }
        // The first round warms the server's and the system's caches and is not counted.
        for (let round = 0; round <= RUNS; round++) {
          const order =
            round % 2 === 0 ? (['composed', 'single'] as const) : (['single', 'composed'] as const)
          for (const variant of order) {
            const measured = await measure(browser, sides[variant], scenario, condition, stage.login)
            if (round > 0) runs[variant].push(measured)
          }
        }
        figures.push(...summary(`${scenario.name}, ${condition.name}`, runs.composed, runs.single))
        console.log(`medido: ${scenario.name}, ${condition.name}`)
      }
    }
    report('web', figures)
  } finally {
    await browser.close()
    await stage.close()
  }
}

function summary(name: string, composed: Measurement[], single: Measurement[]): Figure[] {
  const line = (what: string, unit: string, pick: (m: Measurement) => number) =>
    figure(`${name}: ${what}`, unit, composed.map(pick), single.map(pick))
  return [
    line('bytes', 'kB', (m) => m.bytes / 1000),
    line('peticiones', '', (m) => m.requests),
    line('tiempo', 'ms', (m) => m.milliseconds),
  ]
}
