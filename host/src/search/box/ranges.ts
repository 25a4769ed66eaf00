import { isPhone, nationalDigits, wordsOf } from '@backoffice/shared/format'
import { folded } from '../options/folded.ts'

type Range = [start: number, end: number]

/** The parts of a text that match what was looked for, in order and apart from each other. */
export function rangesOf(text: string, looked: string): Range[] {
  const found = isPhone(looked)
    ? digitRanges(text, nationalDigits(looked))
    : wordRanges(text, wordsOf(looked))
  found.sort(([a], [b]) => a - b)
  const apart: Range[] = []
  for (const [start, end] of found) {
    const last = apart.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else apart.push([start, end])
  }
  return apart
}

function wordRanges(text: string, words: string[]): Range[] {
  const { text: plain, places } = folded(text)
  return words.flatMap((word) => {
    const ranges: Range[] = []
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      ranges.push(...between(places[at], places[at + word.length - 1]))
    return ranges
  })
}

function digitRanges(text: string, digits: string): Range[] {
  const { text: plain, places } = folded(text)
  const own = [...plain.matchAll(/\d/g)].map(({ index }) => places[index])
  const at = plain.replace(/\D/g, '').indexOf(digits)
  return at < 0 ? [] : between(own[at], own[at + digits.length - 1])
}

const between = (first: Range | undefined, last: Range | undefined): Range[] =>
  first && last ? [[first[0], last[1]]] : []
