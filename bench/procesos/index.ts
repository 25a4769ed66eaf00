import { availableParallelism, loadavg } from 'node:os'
import { buildApi } from '../../tooling/start/build/products.ts'
import { cleanUp } from '../api/fixture.ts'
import { startGenerator } from '../api/load/generator.ts'
import { FILTERS, ordered, pages, type Scenario } from '../api/questions.ts'
import { tokensOf } from '../oficinas/offices.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { type SharedDatabase, startDatabase } from './database.ts'
import { type Front, startFront } from './front.ts'
import { measureHolding } from './holding.ts'
import { measureRolling } from './rolling.ts'
import { measureRounds } from './rounds.ts'
import { procesos } from './settings.ts'

/**
 * Several processes of the api behind one gateway, on one database: what they do together, how many connections they
 * hold, and what a call notices while they are replaced. The load, the gateway, the processes and the database share the
 * machine, so the figures are ratios of one run on it.
 */
export async function benchProcesos(): Promise<void> {
  await buildApi(() => undefined)
  const { rows, dataDir, counts } = procesos
  const machine = [
    figure('núcleos, para la carga, la entrada, los procesos y la base', '', [availableParallelism()]),
    figure('carga del equipo al empezar', '', [loadavg()[0] ?? 0]),
  ]
  console.log(`Datos: ${rows.toLocaleString('es-MX')} clientes en ${dataDir} (se hacen una vez)`)
  const since = new Date().toISOString()
  const database = await startDatabase(dataDir)
  const generator = startGenerator()
  const fronts = new Map<string, Front>()
  const open = (way: string, processes: number, env: Record<string, string> = {}) =>
    startFront({
      name: way.toLowerCase(),
      processes,
      rows,
      dataDir,
      env: { ...database.ways.get(way), ...env },
    })
  try {
    // The first process fills the database, before anything can be asked of it.
    await (await open('directo', 1)).stop()
    const scenario = await mixed(database)
    const held: Figure[] = []
    for (const way of database.ways.keys())
      for (const processes of counts) {
        const front = await open(way, processes)
        fronts.set(way, front)
        held.push(...(await measureHolding(database, front, { way, processes, generator, scenario })))
        await front.stop()
        fronts.delete(way)
      }
    for (const way of database.ways.keys()) fronts.set(way, await open(way, Math.max(...counts)))
    const speed = await measureRounds(fronts, { generator, scenario, parts: database.parts })
    for (const [way, front] of fronts) {
      await front.stop()
      fronts.delete(way)
    }
    const two = await open('directo', 2, { DRAIN_SECONDS: '2' })
    fronts.set('relevo', two)
    report('procesos', [...machine, ...speed, ...held, ...(await measureRolling(two, generator, scenario))])
  } finally {
    generator.stop()
    for (const front of fronts.values()) await front.stop()
    await cleanUp(database.place, since).catch((error: unknown) => console.error(error))
    await database.stop()
  }
}

/** A session for each caller, and the clients that they work with. */
async function mixed({ client }: SharedDatabase): Promise<Scenario> {
  const tokens: string[] = []
  for (let n = 0; n < Math.max(...procesos.callers); n++) tokens.push(...(await tokensOf(client, 1)))
  const { rows } = await client.query<{ _id: string }>(
    'select _id from clientes where eliminacion is null order by _id limit 5000',
  )
  return {
    kind: 'mixed',
    tokens,
    ids: rows.map(({ _id }) => _id),
    questions: [...pages, ...ordered(FILTERS.slice(0, 3))],
  }
}
