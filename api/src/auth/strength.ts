import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/**
 * How many guesses a password takes somebody who knows common passwords, words and names of Spanish and English, keyboards,
 * dates, and these words. As a power of ten.
 */
export async function guessesLog10(password: string, known: string[]): Promise<number> {
  return (await estimator()).check(password, known).guessesLog10
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
