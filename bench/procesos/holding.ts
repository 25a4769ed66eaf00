import { type Generator } from '../api/load/generator.ts'
import { residentMegabytes } from '../api/memory.ts'
import { type Scenario } from '../api/questions.ts'
import { figure, type Figure } from '../statistics.ts'
import { type SharedDatabase } from './database.ts'
import { type Front } from './front.ts'
import { procesos } from './settings.ts'

interface Held {
  way: string
  processes: number
  generator: Generator
  scenario: Scenario
}

/** What fresh processes hold while many people work: connections and memory. */
export async function measureHolding(
  database: SharedDatabase,
  front: Front,
  { way, processes, generator, scenario }: Held,
): Promise<Figure[]> {
  const connections = Math.max(...procesos.callers)
  const most = database.watchConnections()
  const { port } = front.gateway
  await generator.run({ port, scenario, connections, seconds: procesos.seconds })
  const { server, bouncer } = await most()
  const memory = front.pids().reduce((sum, pid) => sum + residentMegabytes(pid), 0)
  const name = `${way}, ${connections} a la vez, ${processes} ${processes === 1 ? 'proceso' : 'procesos'}`
  return [
    figure(`${name}: conexiones a PostgreSQL a lo más`, '', [server]),
    ...(way === 'directo' ? [] : [figure(`${name}: conexiones a PgBouncer a lo más`, '', [bouncer])]),
    figure(`${name}: memoria de los procesos`, 'MB', [memory]),
  ]
}
