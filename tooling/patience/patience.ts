import { availableParallelism, loadavg } from 'node:os'

/** A machine that is idle now may be busy a minute later. */
const least = 2
const most = 10

/**
 * How many times longer than on a quiet machine something may take before a test gives up on it. Every limit of every
 * test runner is a multiple of this, and nothing else reads TEST_PATIENCE.
 * @param setting TEST_PATIENCE; without it the machine's load when the run begins decides
 * @param load how many processes wanted a core in the last minute
 */
export function patienceFor(setting: string | undefined, load: number, cores: number) {
  if (!setting) return Math.min(most, Math.max(least, Math.ceil(1 + load / cores)))
  const patience = Number(setting)
  if (!(patience > 0)) throw new Error(`TEST_PATIENCE debe ser un número mayor que 0 y es «${setting}».`)
  return patience
}

export const patience = patienceFor(process.env.TEST_PATIENCE, loadavg()[0] ?? 0, availableParallelism())
// All processes of one run use the same figure.
process.env.TEST_PATIENCE = String(patience)

/** A limit, from what it is on a quiet machine. */
export const patient = (ms: number) => Math.round(ms * patience)
