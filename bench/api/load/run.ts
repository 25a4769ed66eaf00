import autocannon from 'autocannon'
import { requestsOf, type Scenario } from '../questions.ts'

export interface Job {
  port: number
  scenario: Scenario
  connections: number
  seconds: number
  /** Whether failed calls are counted; otherwise one fails the run. */
  mayFail?: boolean
}

export interface Result {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  longest: number
  calls: number
  /** Those that got another answer than 200, or none. */
  failed: number
}

/**
 * Each connection sends its next request as soon as it has an answer, until time is up. An answer other than 200, or
 * none, fails the run unless it may. autocannon sends; because its histogram counts whole milliseconds, this file summarizes the
 * times itself.
 */
export async function runLoad(job: Job): Promise<Result> {
  const { port, scenario, connections, seconds, mayFail = false } = job
  const times: number[] = []
  const statuses = new Map<number, number>()
  const next = requestsOf(scenario)
  let opened = 0
  const start = performance.now()
  let last = start
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    // How often it checks whether time is up.
    sampleInt: 100,
    timeout: 60,
    // Each connection has its own requests: with shared ones the first request would be the same for all.
    setupClient: (client) => {
      const number = opened++
      client.setRequests([{ setupRequest: (request) => ({ ...request, ...next(number) }) }])
    },
  }
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error as Error) : resolve(result)))
    running.on('response', (_client, status, _bytes, time) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      times.push(time)
      last = performance.now()
    })
  })
  statuses.delete(200)
  const unanswered = errors + timeouts
  if (!mayFail && statuses.size > 0) throw new Error(`${scenario.kind}: ${[...statuses.keys()].join(', ')}`)
  if (!mayFail && unanswered > 0) throw new Error(`${scenario.kind}: ${unanswered} sin respuesta`)
  times.sort((a, b) => a - b)
  const elapsed = (last - start) / 1000
  return {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: quantile(times, 1),
    calls: times.length + unanswered,
    failed: [...statuses.values()].reduce((sum, times) => sum + times, unanswered),
  }
}

/** Nearest rank: always a measured time, never an interpolated one. */
export function quantile(sorted: readonly number[], q: number): number {
  const time = sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)]
  if (time === undefined) throw new Error('no hay medidas')
  return time
}
