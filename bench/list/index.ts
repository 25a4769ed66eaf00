import { chromium, type Page } from 'playwright-core'
import { findBrowser, noBrowser } from '../../tooling/start/test/browser.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { heapInUse } from './heap.ts'
import { longestTask } from './long-tasks.ts'
import { openPlace, type Place } from './place.ts'
import { exportList, nextPage, settled, steps } from './steps.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const RUNS = Number(process.env.BENCH_RUNS ?? 3)

/** After how many page turns the memory is read; a list that keeps nothing uses as much after the last as before. */
const TURNS = [20, 110, 200]

type Runs = Map<string, number[]>
type Step = [name: string, act: (page: Page) => Promise<void>]

/**
 * A long list in the browser, from the last built site (`npm run build`): the longest task that blocks the page at each
 * step, and its memory over many page turns. `simple` is a server of the plain contract, which sends the whole list in
 * one answer; `páginas`, one that answers page by page.
 */
export async function benchList(): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  const plain = await openPlace(browser, 'plain', ROWS)
  const paged = await openPlace(browser, 'ours', ROWS)
  try {
    const tasks: Runs = new Map()
    for (let run = 0; run < RUNS; run++) {
      await longestTasks('simple', plain, steps(plain.url), tasks)
      await longestTasks('páginas', paged, [...steps(paged.url), exportList], tasks)
    }
    console.log(`Con ${ROWS} clientes; la tarea más larga de cada paso, en ms de procesador:`)
    report('list', [
      ...[...tasks].map(([name, values]) => figure(name, 'ms', values)),
      ...(await heaps('simple', plain)),
      ...(await heaps('páginas', paged)),
    ])
  } finally {
    await browser.close()
    plain.close()
    paged.close()
  }
}

const longestTasks = (kind: string, place: Place, acts: Step[], runs: Runs) =>
  place.within(async (page) => {
    for (const [step, act] of acts) {
      const milliseconds = await longestTask(page, () => act(page))
      runs.set(`${kind}: ${step}`, [...(runs.get(`${kind}: ${step}`) ?? []), milliseconds])
    }
  })

async function heaps(kind: string, place: Place): Promise<Figure[]> {
  const figures: Figure[] = []
  await place.within(async (page) => {
    await page.goto(`${place.url}/clientes`)
    await settled(page)
    for (let turn = 1; turn <= Math.max(...TURNS); turn++) {
      await nextPage(page)
      if (TURNS.includes(turn))
        figures.push(figure(`memoria, ${kind}: tras ${turn} páginas`, 'MB', [await heapInUse(page)]))
    }
  })
  return figures
}
