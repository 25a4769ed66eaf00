/** The four boxes: one character each, or empty. */
export type Code = readonly string[]

export const LENGTH = 4
export const emptyCode: Code = ['', '', '', '']

/**
 * The boxes after a text was typed, pasted or autofilled into one of them, and the box that gets the focus. A whole
 * code fills all four, whichever box received it.
 */
export function write(code: Code, at: number, text: string): { code: Code; next: number } {
  // A keyboard may write digits of another width.
  const digits = text.normalize('NFKC').replace(/\D/g, '')
  if (digits.length >= LENGTH) return { code: [...digits.slice(0, LENGTH)], next: LENGTH - 1 }
  const fresh = withoutFormer(digits, code[at] ?? '')
  if (fresh === '') return { code: code.with(at, text === '' ? '' : (code[at] ?? '')), next: at }
  const written = code.map((digit, index) => fresh[index - at] ?? digit)
  return { code: written, next: Math.min(at + fresh.length, LENGTH - 1) }
}

/** A box holds one character: a new one typed beside it replaces it. */
function withoutFormer(digits: string, former: string): string {
  if (former === '' || digits.length !== 2) return digits
  return digits.startsWith(former) ? digits.slice(1) : digits.slice(0, 1)
}

/** Backspace in an empty box deletes the previous digit. */
export function erase(code: Code, at: number): { code: Code; next: number } {
  const which = code[at] === '' ? Math.max(0, at - 1) : at
  return { code: code.with(which, ''), next: which }
}
