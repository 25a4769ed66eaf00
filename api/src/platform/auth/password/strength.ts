import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export interface Strength {
  /** The number of guesses, as a power of ten. */
  guessesLog10: number
  /** The estimator recognized no part of it. */
  allUnknown: boolean
}

/**
 * Estimates a password's strength against an attacker who knows common passwords, Spanish and English words and names,
 * keyboards, dates, and these words.
 */
export async function strengthOf(password: string, known: string[]): Promise<Strength> {
  const { guessesLog10, sequence } = (await estimator()).check(password, known)
  return { guessesLog10, allUnknown: sequence.every(({ pattern }) => pattern === 'bruteforce') }
}

let loading: Promise<ZxcvbnFactory> | undefined

/** Loaded lazily: the dictionaries take 0.4 s and 40 MB, and are needed only when a password is set. */
const estimator = () => (loading ??= load())

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, en, es] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...en.dictionary, ...es.dictionary },
    graphs: common.adjacencyGraphs,
    // With the default limits 128 malicious characters block the process for 2 s, with these for 0.1 s.
    maxLength: 40,
    l33tMaxSubstitutions: 4,
  })
}
