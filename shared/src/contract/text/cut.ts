let segmenter: Intl.Segmenter | undefined

/** The characters of a text as people see them: an emoji of several parts and a letter with its accents are one each. */
export function characters(text: string): string[] {
  // Firefox has it since 2024; before, code points at least are whole.
  if (!('Segmenter' in Intl)) return [...text]
  segmenter ??= new Intl.Segmenter('es')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The beginning of a text in whole characters, of at most `max` code points. */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  let left = max
  // What is left out here is beyond the end in any case.
  for (const character of characters(text.slice(0, 2 * max + 100))) {
    left -= [...character].length
    if (left < 0) break
    cut += character
  }
  return cut
}

/** The first character, '' of an empty text. */
export const firstCharacter = (text: string): string => characters(text.slice(0, 100))[0] ?? ''
