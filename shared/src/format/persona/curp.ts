import { bareClave } from '../../contract/text/index.ts'

/** Checks the shape and the check digit of a CURP. The result warns and never blocks. */
export type AvisoCurp = 'forma' | 'digito'

/**
 * Letters of the names, day of birth, sex, state and consonants; then a digit for people born before 2000, a letter for
 * the others.
 */
const FORMA = /^[A-ZÑ]{4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX][A-ZÑ]{5}[A-ZÑ\d]\d$/

const ALFABETO = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
const LARGO = 18

/**
 * Checks a CURP as typed, ignoring case and what stands between its parts. Returns null when nothing is wrong, or when it is empty.
 */
export function revisarCurp(typed: string): AvisoCurp | null {
  const curp = bareClave(typed)
  if (curp === '') return null
  if (!FORMA.test(curp)) return 'forma'
  return digitoCurp(curp) === curp.at(-1) ? null : 'digito'
}

function digitoCurp(curp: string): string {
  const suma = [...curp.slice(0, -1)].reduce(
    (sum, letra, i) => sum + ALFABETO.indexOf(letra) * (LARGO - i),
    0,
  )
  return String((10 - (suma % 10)) % 10)
}
