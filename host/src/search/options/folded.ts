import { characters, plain } from '@backoffice/shared/format'

type Range = [start: number, end: number]

/** A text as it is compared, and for each of its characters the whole one that it stands for in the original. */
export function folded(text: string): { text: string; places: Range[] } {
  const places: Range[] = []
  let all = ''
  let start = 0
  for (const character of characters(text)) {
    const bare = plain(character)
    const end = start + character.length
    all += bare
    for (let i = 0; i < bare.length; i++) places.push([start, end])
    start = end
  }
  return { text: all, places }
}

/** Whether the label contains every word, in any order. */
export function hasWords(label: string, words: string[]): boolean {
  const text = plain(label)
  return words.every((word) => text.includes(word))
}
