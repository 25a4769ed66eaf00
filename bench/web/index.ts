import { chromium } from 'playwright-core'
import { findBrowser, noBrowser } from '../../tooling/start/test/browser.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { alternate } from './alternate.ts'
import { conditions, unlimited } from './conditions.ts'
import { listRequests } from './list-requests.ts'
import { measure, signIn, type Measurement, type Side } from './measure.ts'
import { webOptions } from './options.ts'
import { scenarios } from './scenarios.ts'
import { buildSites, HERE } from './sites.ts'
import { openStage } from './stage.ts'

/**
 * Compares the composed product with the same sources as one webpack app, and with another commit's product: identical
 * servers over one api, one browser that visits them in turn, each time with an empty cache. The order alternates, so
 * that a drift of the machine affects all.
 */
export async function benchWeb(args: string[]): Promise<void> {
  const options = webOptions(args)
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const stage = await openStage(await buildSites(options.against))
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', stage.trust],
  })
  try {
    const sides: [string, Side][] = []
    for (const [name, url] of Object.entries(stage.sides))
      sides.push([name, await signIn(browser, url, stage.login)])
    const figures: Figure[] = []
    for (const condition of options.bytes ? [unlimited] : conditions) {
      for (const scenario of scenarios.filter(({ name }) => name.includes(options.scenario))) {
        const runs = await alternate(sides, options.runs, (side) =>
          measure(browser, side, scenario, condition, stage.login),
        )
        figures.push(...summary(`${scenario.name}, ${condition.name}`, runs, options.bytes))
        console.log(`medido: ${scenario.name}, ${condition.name}`)
        if (options.bytes) listRequests(runs)
      }
    }
    report('web', figures)
  } finally {
    await browser.close()
    await stage.close()
  }
}

type Pick = [what: string, unit: string, of: (measured: Measurement) => number]

const fixed: Pick[] = [
  ['bytes', 'kB', ({ bytes }) => bytes / 1000],
  ['peticiones', '', ({ asked }) => asked.length],
]
const timed: Pick[] = [
  ['tiempo', 'ms', ({ milliseconds }) => milliseconds],
  ['primera pintura', 'ms', ({ firstPaint }) => firstPaint],
  ['tareas largas', 'ms', ({ long }) => long],
  ['salto de la página', '', ({ shift }) => shift],
]

const sinceAnswer: Pick = ['tras la respuesta', 'ms', ({ read }) => read ?? Number.NaN]

/** One line for each figure and each build that this one is compared with. */
function summary(name: string, runs: Map<string, Measurement[]>, onlyFixed: boolean): Figure[] {
  const here = runs.get(HERE) ?? []
  const picks = onlyFixed ? fixed : [...fixed, ...timed]
  if (!onlyFixed && here.some(({ read }) => read !== null)) picks.push(sinceAnswer)
  return [...runs]
    .filter(([other]) => other !== HERE)
    .flatMap(([other, theirs]) =>
      picks.map(([what, unit, of]) =>
        figure(`${name}: ${what} (÷ ${other})`, unit, here.map(of), theirs.map(of)),
      ),
    )
}
