import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export interface Strength {
  /** How many guesses it takes, as a power of ten. */
  guessesLog10: number
  /** Nothing in it was recognised. */
  allUnknown: boolean
}

/**
 * How strong a password is against somebody who knows common passwords, words and names of Spanish and English, keyboards,
 * dates, and these words.
 */
export async function strengthOf(password: string, known: string[]): Promise<Strength> {
  const { guessesLog10, sequence } = (await estimator()).check(password, known)
  return { guessesLog10, allUnknown: sequence.every(({ pattern }) => pattern === 'bruteforce') }
}

let loading: Promise<ZxcvbnFactory> | undefined

/** Loaded lazily: the dictionaries take 0.4 s and 40 MB, needed only where a password is set. */
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
    // With the default limits 128 chosen characters hold the process for 2 s, with these for 0.1 s.
    maxLength: 40,
    l33tMaxSubstitutions: 4,
  })
}
