import { figure, type Figure } from '../statistics.ts'
import type { Generator } from './load/generator.ts'
import type { Result } from './load/run.ts'
import type { Scenario } from './questions.ts'
import type { Server } from './servers.ts'
import { settings } from './settings.ts'

export interface Sides {
  api: Server
  floor: Server
}

/**
 * Puts the api and the floor under the same load in alternating order, so that a drift of the machine affects both. The
 * first round warms up and is not counted.
 */
export async function compare(
  name: string,
  sides: Sides,
  generator: Generator,
  scenario: Scenario,
): Promise<Figure[]> {
  const runs: Record<keyof Sides, Result[]> = { api: [], floor: [] }
  for (let round = 0; round <= settings.runs; round++) {
    const order = round % 2 === 0 ? (['api', 'floor'] as const) : (['floor', 'api'] as const)
    for (const side of order) {
      const { connections, seconds } = settings
      const result = await generator.run({ port: sides[side].port, scenario, connections, seconds })
      if (round > 0) runs[side].push(result)
    }
  }
  console.log(`medido: ${name}`)
  const line = (what: string, unit: string, pick: (result: Result) => number) =>
    figure(`${name}: ${what}`, unit, runs.api.map(pick), runs.floor.map(pick))
  return [
    line('peticiones por segundo', '/s', (r) => r.perSecond),
    line('mediana', 'ms', (r) => r.p50),
    line('p99', 'ms', (r) => r.p99),
  ]
}
