const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
const CURP_ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** The last character of an RFC, from the 12 (physical) or 11 (company) before it. */
export function rfcDigit(body: string): string {
  const sum = [...body.padStart(12, ' ')].reduce(
    (total, c, i) => total + RFC_ALPHABET.indexOf(c) * (13 - i),
    0,
  )
  const rest = sum % 11
  return rest === 0 ? '0' : rest === 1 ? 'A' : String(11 - rest)
}

/** The last character of a CURP, from the 17 before it. */
export function curpDigit(body: string): string {
  const sum = [...body].reduce((total, c, i) => total + CURP_ALPHABET.indexOf(c) * (18 - i), 0)
  return String((10 - (sum % 10)) % 10)
}
