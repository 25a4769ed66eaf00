import { cleanLine, plain, wordsOf } from '../../contract/text/index.ts'

const fold = (text: string) => plain(cleanLine(text))

/** The options whose name contains every typed word, in any order and anywhere, ignoring accents and case. */
export function matching<O extends { label: string }>(options: readonly O[], typed: string): O[] {
  const words = wordsOf(typed)
  return options.filter(({ label }) => {
    const name = plain(label)
    return words.every((word) => name.includes(word))
  })
}

/** The unambiguous option: the only match, or the one with exactly this name. */
export function meant<O extends { label: string }>(matches: readonly O[], typed: string): O | undefined {
  return matches.length === 1 ? matches[0] : matches.find(({ label }) => fold(label) === fold(typed))
}
