import { type Generator } from '../api/load/generator.ts'
import { residentMegabytes } from '../api/memory.ts'
import { type Scenario } from '../api/questions.ts'
import { figure, type Figure } from '../statistics.ts'
import { type SharedDatabase } from './database.ts'
import { type Front } from './front.ts'
import { processorMs } from './processor.ts'
import { procesos } from './settings.ts'

interface Held {
  way: string
  processes: number
  generator: Generator
  scenario: Scenario
}

/** What fresh processes hold while many people work, and what a call costs each part of the machine. */
export async function measureHolding(
  database: SharedDatabase,
  front: Front,
  { way, processes, generator, scenario }: Held,
): Promise<Figure[]> {
  const connections = Math.max(...procesos.callers)
  const load = () =>
    generator.run({ port: front.gateway.port, scenario, connections, seconds: procesos.seconds })
  const most = database.watchConnections()
  await load()
  const { server, bouncer } = await most()
  const memory = front.pids().reduce((sum, pid) => sum + residentMegabytes(pid), 0)
  const parts = {
    'los procesos': front.pids(),
    'la entrada': [front.gateway.pid],
    PostgreSQL: [database.pid],
    'quien llama': [generator.pid],
  }
  const spent = () => Object.values(parts).map(processorMs)
  const before = spent()
  const { calls } = await load()
  const after = spent()
  const name = `${way}, ${connections} a la vez, ${processes} ${processes === 1 ? 'proceso' : 'procesos'}`
  return [
    figure(`${name}: conexiones a PostgreSQL a lo más`, '', [server]),
    ...(way === 'directo' ? [] : [figure(`${name}: conexiones a PgBouncer a lo más`, '', [bouncer])]),
    figure(`${name}: memoria de los procesos`, 'MB', [memory]),
    ...Object.keys(parts).map((part, at) =>
      figure(`${name}: procesador por llamada, ${part}`, 'ms', [
        ((after[at] ?? 0) - (before[at] ?? 0)) / calls,
      ]),
    ),
  ]
}
