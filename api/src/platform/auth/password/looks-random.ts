import { strengthOf } from './strength.ts'

const SHORTEST = 8
const SHORTEST_WORD = 4

/**
 * A run of letters in normal capitalization, surrounded by digits and signs: perhaps a name missing from every
 * dictionary (Xochitl1).
 */
const LIKE_A_WORD = /^\P{L}*(?:\p{L}\p{Ll}{3,}|\p{Lu}{4,})\P{L}*$/u

/**
 * Whether a text of eight or more characters looks randomly generated. The estimator counts ten guesses for each
 * unexplained character, so eight never reach 10⁹ however random they are, although eight random letters and digits are
 * one of 10¹⁴. Eight small letters or eight digits alone stay refused: the former could be a word missing from every
 * dictionary, the latter are one of 10⁸.
 */
export async function looksRandom(text: string, known: string[]): Promise<boolean> {
  if ([...text].length < SHORTEST || !/\p{L}/u.test(text) || LIKE_A_WORD.test(text)) return false
  if (!(await strengthOf(text, known)).allUnknown) return false
  // Such a text costs fewer guesses as unknown characters than as a word with a suffix, and yet it is a word:
  // «t@c0123!».
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
