import { join } from 'node:path'
import pg from 'pg'
import { root } from '../../tooling/start/before/root.mjs'
import { buildApi } from '../../tooling/start/build/products.ts'
import { startGenerator } from '../api/load/generator.ts'
import { residentMegabytes } from '../api/memory.ts'
import { FILTERS, ordered, type Scenario } from '../api/questions.ts'
import { embeddedPlace, type Server, startApi } from '../api/servers.ts'
import { settings } from '../api/settings.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { makeOffices, tokensOf } from './offices.ts'

const SIZES = (process.env.BENCH_OFICINAS ?? '1,100,1000').split(',').map(Number)
/** The clients of each office: those of the demo. */
const CLIENTS = 240

/**
 * What an installation of many offices costs: each has the demo's clients, advisories and purchases. The offices are made
 * once and stay; a size that they have outgrown is measured in a new folder.
 */
export async function benchOficinas(): Promise<void> {
  await buildApi(() => undefined)
  const dataDir = join(root, '.cache', 'bench-oficinas')
  const figures: Figure[] = []
  for (const offices of SIZES) {
    // A process of its own for each size: what it remembers of the last one would count.
    const api = await startApi(() => undefined, { rows: CLIENTS, dataDir })
    const client = new pg.Client({ ...embeddedPlace(dataDir) })
    await client.connect()
    try {
      await makeOffices(client, offices)
      figures.push(...(await measure(api, client, offices)))
    } finally {
      await client.end()
      await api.stop()
    }
  }
  report('oficinas', figures)
}

async function measure(api: Server, client: pg.Client, offices: number): Promise<Figure[]> {
  const tokens = await tokensOf(client, offices)
  const [own = '', ...others] = tokens
  const { rows } = await client.query<{ mb: number }>(
    'select (pg_database_size(current_database()) / 1048576.0)::float8 as mb',
  )
  const everybody = await repeated(api, { kind: 'offices', tokens }, settings.connections)
  const memory = residentMegabytes(api.pid)
  const quiet = await repeated(api, { kind: 'offices', tokens: [own] }, 2)
  // One office asks without pause, with as many connections as the api has to the database.
  const noise = startGenerator()
  const loud = noise.run({
    port: api.port,
    scenario: { kind: 'list', token: others[0] ?? own, questions: ordered(FILTERS) },
    connections: settings.connections,
    seconds: (settings.seconds + 1) * (settings.runs + 1),
  })
  const disturbed = await repeated(api, { kind: 'offices', tokens: [own] }, 2)
  await loud
  noise.stop()
  const what = offices.toLocaleString('es-MX')
  return [
    figure(`${what}: tamaño de la base`, 'MB', [rows[0]?.mb ?? 0]),
    figure(`${what}: memoria de la api`, 'MB', [memory]),
    figure(
      `${what}: páginas de la lista por segundo`,
      '',
      everybody.map(({ perSecond }) => perSecond),
    ),
    figure(
      `${what}: p99 de una página`,
      'ms',
      everybody.map(({ p99 }) => p99),
    ),
    figure(
      `${what}: p99 junto a otra que pide sin parar`,
      'ms',
      disturbed.map(({ p99 }) => p99),
      quiet.map(({ p99 }) => p99),
    ),
  ]
}

async function repeated(api: Server, scenario: Scenario, connections: number) {
  const generator = startGenerator()
  const results = []
  try {
    for (let run = 0; run < settings.runs; run++)
      results.push(await generator.run({ port: api.port, scenario, connections, seconds: settings.seconds }))
  } finally {
    generator.stop()
  }
  return results
}
