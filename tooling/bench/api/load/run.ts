import { requestsOf, type Scenario } from '../questions'
import { openConnection } from './connection'

export interface Job {
  port: number
  scenario: Scenario
  connections: number
  seconds: number
}

export interface Result {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Each connection asks as soon as it has its answer, until the time is over. An answer that is not 200 spoils the run. */
export async function runLoad({ port, scenario, connections, seconds }: Job): Promise<Result> {
  const times: number[] = []
  const next = requestsOf(scenario)
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, number) => {
      const connection = openConnection(port)
      for (let asked = performance.now(); asked < end;) {
        const { status, body } = await connection.send(next(number))
        if (status !== 200) throw new Error(`${scenario.kind}: ${status} ${body.toString()}`)
        const now = performance.now()
        times.push(now - asked)
        asked = now
      }
      connection.close()
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** Nearest rank: a time that was really measured, never one in between. */
export function quantile(sorted: readonly number[], q: number): number {
  const time = sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)]
  if (time === undefined) throw new Error('no hay medidas')
  return time
}
