/** Small letters without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The options whose name has all that was typed: any part of it, its words in any order, accents and case ignored. */
export function matching<O extends { label: string }>(options: readonly O[], typed: string): O[] {
  const words = fold(typed).split(/\s+/)
  return options.filter(({ label }) => {
    const name = fold(label)
    return words.every((word) => name.includes(word))
  })
}

/** The one option that can be meant: the only match, or the one with just this name. */
export function meant<O extends { label: string }>(matches: readonly O[], typed: string): O | undefined {
  return matches.length === 1 ? matches[0] : matches.find(({ label }) => fold(label) === fold(typed))
}
