import { plain, wordsOf } from '../../../contract/index.ts'

/*
 * How the filters of a list compare texts (D8). Names over several fields, the digits of phone numbers and what is an RFC
 * (D52) are the api's affair.
 */

type Text = string | null | undefined

/** Whether these texts contain every word of the search text, in any order; an empty search matches everything. */
export const containWords = (texts: readonly Text[], wanted: Text): boolean =>
  wordsOf(wanted ?? '').every((word) => texts.some((text) => plain(text ?? '').includes(plain(word))))

/** Whether the texts of a row contain what a filter asks of them. */
export const matchesTexts = (row: object, asked: object): boolean =>
  Object.entries(asked).every(
    ([name, wanted]) =>
      typeof wanted !== 'string' ||
      !(name in row) ||
      containWords([(row as Record<string, Text>)[name]], wanted),
  )
