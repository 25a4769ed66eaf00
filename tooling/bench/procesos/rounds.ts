import { type Generator } from '../api/load/generator.ts'
import { type Result } from '../api/load/run.ts'
import { type Scenario } from '../api/questions.ts'
import { figure, type Figure } from '../statistics.ts'
import { type Front } from './front.ts'
import { procesos } from './settings.ts'

/** One thing that is measured in every round. */
interface Case {
  way: string
  front: Front
  processes: number
  callers: number
  runs: Result[]
}

/**
 * Puts each number of processes, each way to the database and each number of callers under the same load in turns, so
 * that a drift of the machine affects all. The first round warms up and is not counted.
 */
export async function measureRounds(
  fronts: ReadonlyMap<string, Front>,
  generator: Generator,
  scenario: Scenario,
): Promise<Figure[]> {
  const cases = procesos.callers.flatMap((callers) =>
    procesos.counts.flatMap((processes) =>
      [...fronts].map(([way, front]): Case => ({ way, front, processes, callers, runs: [] })),
    ),
  )
  for (let round = 0; round <= procesos.runs; round++) {
    for (const { front, processes, callers, runs } of round % 2 === 0 ? cases : cases.toReversed()) {
      await front.use(processes)
      const { seconds } = procesos
      const result = await generator.run({
        port: front.gateway.port,
        scenario,
        connections: callers,
        seconds,
      })
      if (round > 0) runs.push(result)
    }
    console.log(`medido: ronda ${round} de ${procesos.runs}`)
  }
  return cases.flatMap((one) => figuresOf(one, baseOf(one, cases)))
}

/** The same with one process; for one process over a pooler, the same without it. */
const baseOf = ({ way, processes, callers }: Case, cases: readonly Case[]): Case | undefined => {
  const base = processes === 1 ? { way: 'directo' } : { way }
  const found = cases.find((one) => one.way === base.way && one.processes === 1 && one.callers === callers)
  return way === 'directo' && processes === 1 ? undefined : found
}

function figuresOf({ way, processes, callers, runs }: Case, base: Case | undefined): Figure[] {
  const name = `${way}, ${callers} a la vez, ${processes} ${processes === 1 ? 'proceso' : 'procesos'}`
  const line = (what: string, unit: string, pick: (result: Result) => number) =>
    figure(`${name}: ${what}`, unit, runs.map(pick), base?.runs.map(pick))
  return [
    line('llamadas por segundo', '/s', (r) => r.perSecond),
    line('mediana', 'ms', (r) => r.p50),
    line('p99', 'ms', (r) => r.p99),
  ]
}
