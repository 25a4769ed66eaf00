import { type Generator } from '../api/load/generator.ts'
import { type Result } from '../api/load/run.ts'
import { type Scenario } from '../api/questions.ts'
import { figure, type Figure } from '../statistics.ts'
import { type Front } from './front.ts'
import { processorMs } from './processor.ts'
import { procesos } from './settings.ts'

/** One thing that is measured in every round. */
interface Case {
  way: string
  front: Front
  processes: number
  callers: number
  runs: Run[]
}

/** `spent`: milliseconds of processor for each call, by part of the machine. */
type Run = Result & { spent: Record<string, number> }

interface Load {
  generator: Generator
  scenario: Scenario
  /** The processes of what all fronts share. */
  parts: Record<string, number[]>
}

/**
 * Puts each number of processes, each way to the database and each number of callers under the same load in turns, so
 * that a drift of the machine affects all. The first round is not counted.
 */
export async function measureRounds(fronts: ReadonlyMap<string, Front>, load: Load): Promise<Figure[]> {
  const cases = procesos.callers.flatMap((callers) =>
    procesos.counts.flatMap((processes) =>
      [...fronts].map(([way, front]): Case => ({ way, front, processes, callers, runs: [] })),
    ),
  )
  await warmUp(fronts, load)
  for (let round = 0; round <= procesos.runs; round++) {
    for (const one of round % 2 === 0 ? cases : cases.toReversed()) {
      const run = await measured(one, load)
      if (round > 0) one.runs.push(run)
    }
    console.log(`medido: ronda ${round} de ${procesos.runs}`)
  }
  return cases.flatMap((one) => figuresOf(one, baseOf(one, cases)))
}

/** The last processes get few calls in the rounds, so without this they would be measured before they run fast. */
async function warmUp(fronts: ReadonlyMap<string, Front>, { generator, scenario }: Load): Promise<void> {
  const connections = Math.max(...procesos.callers)
  for (const front of fronts.values()) {
    await front.use(Math.max(...procesos.counts))
    await generator.run({ port: front.gateway.port, scenario, connections, seconds: 5 * procesos.seconds })
  }
}

async function measured({ front, processes, callers }: Case, load: Load): Promise<Run> {
  const { generator, scenario } = load
  const parts: Record<string, number[]> = {
    'los procesos': front.pids(),
    'la entrada': [front.gateway.pid],
    ...load.parts,
    'quien llama': [generator.pid],
  }
  const spent = () => Object.values(parts).map(processorMs)
  await front.use(processes)
  const before = spent()
  const job = { port: front.gateway.port, scenario, connections: callers, seconds: procesos.seconds }
  const result = await generator.run(job)
  const after = spent()
  const each = Object.keys(parts).map((part, at) => {
    const all = (after[at] ?? 0) - (before[at] ?? 0)
    return [part, all / result.calls]
  })
  return { ...result, spent: Object.fromEntries(each) as Run['spent'] }
}

/** The same with one process; for one process over a pooler, the same without it. */
const baseOf = ({ way, processes, callers }: Case, cases: readonly Case[]): Case | undefined => {
  if (way === 'directo' && processes === 1) return undefined
  const base = processes === 1 ? 'directo' : way
  return cases.find((one) => one.way === base && one.processes === 1 && one.callers === callers)
}

function figuresOf({ way, processes, callers, runs }: Case, base: Case | undefined): Figure[] {
  const name = `${way}, ${callers} a la vez, ${processes} ${processes === 1 ? 'proceso' : 'procesos'}`
  const line = (what: string, unit: string, pick: (run: Run) => number) =>
    figure(`${name}: ${what}`, unit, runs.map(pick), base?.runs.map(pick))
  const used = Object.keys(runs[0]?.spent ?? {}).filter((part) => way !== 'directo' || part !== 'PgBouncer')
  const parts = callers === Math.max(...procesos.callers) ? used : []
  return [
    line('llamadas por segundo', '/s', (r) => r.perSecond),
    line('mediana', 'ms', (r) => r.p50),
    line('p99', 'ms', (r) => r.p99),
    ...parts.map((part) => line(`procesador por llamada, ${part}`, 'ms', ({ spent }) => spent[part] ?? 0)),
  ]
}
