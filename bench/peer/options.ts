import { parseArgs } from 'node:util'
import { runsOf } from '../runs.ts'

export interface PeerOptions {
  /** Measures only scenarios whose name contains this. */
  scenario: string
  runs: number
}

/** The arguments of `npm run bench peer`. */
export function peerOptions(args: string[]): PeerOptions {
  const { values } = parseArgs({
    args,
    options: {
      escenario: { type: 'string', default: '' },
      veces: { type: 'string', default: '7' },
    },
  })
  return { scenario: values.escenario, runs: runsOf(values.veces) }
}
