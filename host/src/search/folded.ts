/** A text without accents and case, and for each of its characters the place in the original. */
export function folded(text: string): { text: string; places: number[] } {
  const places: number[] = []
  let plain = ''
  let place = 0
  for (const character of text) {
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    plain += bare
    for (let i = 0; i < bare.length; i++) places.push(place)
    place += character.length
  }
  return { text: plain, places }
}

export const wordsOf = (text: string): string[] => folded(text).text.split(/\s+/).filter(Boolean)

/** Whether the label contains every word, in any order. */
export function hasWords(label: string, words: string[]): boolean {
  const { text } = folded(label)
  return words.every((word) => text.includes(word))
}
