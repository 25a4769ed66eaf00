import { parseArgs } from 'node:util'
import { runsOf } from '../runs.ts'

export interface BuildOptions {
  /** A commit to compare with. */
  against?: string
  runs: number
  /** Prints when each run said what. */
  lines: boolean
}

/** The arguments of `npm run bench build`. */
export function buildOptions(args: string[]): BuildOptions {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      veces: { type: 'string', default: '3' },
      pasos: { type: 'boolean', default: false },
    },
  })
  return {
    ...(values.against !== undefined && { against: values.against }),
    runs: runsOf(values.veces),
    lines: values.pasos,
  }
}
