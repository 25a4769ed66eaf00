import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { chromium, type Page } from 'playwright-core'
import { quantile } from '../api/load/run.ts'
import { startApi } from '../api/servers.ts'
import { settings } from '../api/settings.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { buildApi, buildSite } from '../../tooling/start/build/products.ts'
import { createGateway } from '@backoffice/gateway'
import { builtSite } from '../../tooling/start/stack/index.ts'
import { findBrowser, noBrowser } from '../../tooling/start/test/browser.ts'
import { typed } from './key.ts'
import { texts } from './texts.ts'

/** The server is asked from the second letter on. */
const LEAST = 2

/**
 * The search box over BENCH_ROWS clients (1,000,000), in the browser: from each key to the frame with the results of what is then
 * in the field, the pause before asking included.
 */
export async function benchBuscador(): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  await buildApi(() => undefined)
  await buildSite(() => undefined)
  const api = await startApi((msg) => console.log(`  ${msg}`))
  const gateway = await createGateway({ site: builtSite, api: () => ({ host: '127.0.0.1', port: api.port }) })
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openBox(page, `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
    const times = new Map<string, number[]>()
    for (let run = 0; run <= settings.runs; run++)
      for (const text of texts) await letters(page, text, run === 0 ? new Map() : times)
    report('buscador', figures(times))
  } finally {
    await browser.close()
    gateway.close()
    await api.stop()
  }
}

async function openBox(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Correo').fill(settings.login.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(settings.login.password)
  await page.keyboard.press('Enter')
  await page.getByText('Sección en desarrollo').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
}

/** Types a text; each of its beginnings is one measurement. */
async function letters(page: Page, text: string, times: Map<string, number[]>): Promise<void> {
  await page.getByRole('combobox').fill('')
  let beginning = ''
  for (const letter of text) {
    const before = beginning
    beginning += letter
    if (beginning.trim().length < LEAST || beginning.trim() === before.trim())
      await page.keyboard.type(letter)
    else times.set(beginning, [...(times.get(beginning) ?? []), await typed(page, letter)])
  }
}

/** All keys together, then the slowest beginnings, each by the median of its runs. */
function figures(times: Map<string, number[]>): Figure[] {
  const all = [...times.values()].flat().sort((a, b) => a - b)
  const of = (name: string, share: number) => figure(name, 'ms', [quantile(all, share)])
  const slowest = [...times].map(([text, runs]) => figure(`  «${text}»`, 'ms', runs))
  slowest.sort((a, b) => b.value - a.value)
  return [
    of(`de la tecla al resultado, ${all.length} teclas: mitad`, 0.5),
    of('nueve de diez', 0.9),
    of('99 de cien', 0.99),
    ...slowest.slice(0, 8),
  ]
}
