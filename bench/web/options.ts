import { parseArgs } from 'node:util'
import { runsOf } from '../runs.ts'

export interface WebOptions {
  /** A commit to compare with, too. */
  against?: string
  /** Measures only scenarios whose name contains this. */
  scenario: string
  /** Only what does not depend on the machine, from one visit without limits, with the list of requests. */
  bytes: boolean
  runs: number
}

/** The arguments of `npm run bench web`. */
export function webOptions(args: string[]): WebOptions {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      escenario: { type: 'string', default: '' },
      bytes: { type: 'boolean', default: false },
      veces: { type: 'string', default: '7' },
    },
  })
  const runs = runsOf(values.veces)
  return {
    ...(values.against !== undefined && { against: values.against }),
    scenario: values.escenario,
    bytes: values.bytes,
    runs: values.bytes ? 1 : runs,
  }
}
