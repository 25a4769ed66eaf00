import { folded, wordsOf } from './folded'

type Range = [start: number, end: number]

/** The parts of a text that match what was looked for, in order and apart from each other. */
export function rangesOf(text: string, looked: string): Range[] {
  const digits = phoneDigits(looked)
  const found = digits === null ? wordRanges(text, wordsOf(looked)) : digitRanges(text, digits)
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
  const end = (place: number) => places[place] ?? text.length
  return words.flatMap((word) => {
    const ranges: Range[] = []
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      ranges.push([end(at), end(at + word.length)])
    return ranges
  })
}

/** The digits of a text that is a phone number or a part of one; null for any other. */
const phoneDigits = (looked: string): string | null => {
  const digits = looked.replace(/\D/g, '')
  return digits.length >= 3 && /^[\d\s().+-]+$/.test(looked)
    ? digits.replace(/^(?:0{0,2}521?|01|04[45])(?=\d{10})/, '')
    : null
}

function digitRanges(text: string, digits: string): Range[] {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const at = text.replace(/\D/g, '').indexOf(digits)
  const [first, last] = [places[at], places[at + digits.length - 1]]
  return at < 0 || first === undefined || last === undefined ? [] : [[first, last + 1]]
}
