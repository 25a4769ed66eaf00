import { strengthOf } from './strength'

const SHORTEST = 8
const SHORTEST_WORD = 4

/** One run of letters as words are written, with digits and signs around it: a name that no dictionary has (Xochitl1). */
const LIKE_A_WORD = /^\P{L}*(?:\p{L}\p{Ll}{3,}|\p{Lu}{4,})\P{L}*$/u

/**
 * Whether a text of eight characters or more was hardly thought up by a person. The estimator counts ten guesses for each
 * character that it can't explain, so that eight never reach 10⁹ however random they are; those of letters and digits are
 * one of 10¹⁴. Eight small letters or eight digits alone stay refused: the first can't be told from a word that no
 * dictionary has, the second are one of 10⁸.
 */
export async function looksRandom(text: string, known: string[]): Promise<boolean> {
  if ([...text].length < SHORTEST || !/\p{L}/u.test(text) || LIKE_A_WORD.test(text)) return false
  if (!(await strengthOf(text, known)).allUnknown) return false
  // Cheaper to try as unknown characters than as a word with something behind it, and yet a word: «t@c0123!».
  for (const part of partsOf(text)) {
    if (!(await strengthOf(part, known)).allUnknown) return false
  }
  return true
}

function* partsOf(text: string): Generator<string> {
  for (let length = SHORTEST_WORD; length < text.length; length++) {
    for (let from = 0; from + length <= text.length; from++) yield text.slice(from, from + length)
  }
}
