import { parseArgs } from 'node:util'

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
  const runs = Number(values.veces)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--veces pide un número entero desde 1')
  return { ...(values.against !== undefined && { against: values.against }), runs, lines: values.pasos }
}
