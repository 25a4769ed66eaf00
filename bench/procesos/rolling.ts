import { setTimeout as sleep } from 'node:timers/promises'
import { type Generator } from '../api/load/generator.ts'
import { type Result } from '../api/load/run.ts'
import { type Scenario } from '../api/questions.ts'
import { figure, type Figure } from '../statistics.ts'
import { type Front } from './front.ts'

const TIMES = 3
const CALLERS = 8
/** Enough for two processes to end and start; checked below. */
const SECONDS = 30

/**
 * Two processes under load, of which each in turn is asked to end and started anew, as in an update; compared with the
 * same by `kill -9`. The name before the gateway keeps both addresses all the time, and nobody repeats a failed call.
 */
export async function measureRolling(
  front: Front,
  generator: Generator,
  scenario: Scenario,
): Promise<Figure[]> {
  await front.use(2)
  const { port } = front.gateway
  const once = async (signal: NodeJS.Signals) => {
    let hasEnded = false
    const load = generator
      .run({ port, scenario, connections: CALLERS, seconds: SECONDS, mayFail: true })
      .finally(() => (hasEnded = true))
    for (const at of [0, 1]) {
      await sleep(2_000)
      await front.renew(at, signal)
    }
    if (hasEnded) throw new Error('El relevo duró más que la carga.')
    return load
  }
  const asked: Result[] = []
  const killed: Result[] = []
  for (let time = 0; time < TIMES; time++) {
    asked.push(await once('SIGTERM'))
    killed.push(await once('SIGKILL'))
  }
  console.log('medido: el relevo')
  const line = (what: string, unit: string, pick: (result: Result) => number) =>
    figure(
      `relevo de dos procesos, uno tras otro (÷ con kill -9): ${what}`,
      unit,
      asked.map(pick),
      killed.map(pick),
    )
  return [
    line('llamadas', '', ({ calls }) => calls),
    line('fallidas', '', ({ failed }) => failed),
    line('p99', 'ms', ({ p99 }) => p99),
    line('la espera más larga', 'ms', ({ longest }) => longest),
  ]
}
