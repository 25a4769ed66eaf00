import { claveIn, digitsIn, wordsOf } from '@backoffice/shared/contract'
import type { Condition } from './page.ts'

/* What the text of a filter means to the search (D8, D52). An empty text has no condition. */

/** Every word of the text is in one of the columns; `indice` is an indexed column that contains all of these. */
export const wordsIn = (columnas: string[], text: string, indice?: string): Condition[] =>
  wordsOf(text).map((word) => contains(columnas, [word], indice))

/** The words of a text in one column. A single letter between signs («S.A.») is in most rows: no index helps. */
export const inColumn = (columna: string, text: string): Condition[] =>
  wordsOf(text).flatMap((word) => wordsIn([columna], word, /[\p{L}\d]{2}/u.test(word) ? columna : undefined))

/** What a text of the search box asks of a list first; a list can't ask for one thing or another as fast. */
export function firstOf(alternatives: (text: string) => Condition[][], text = ''): Condition[] {
  if (text === '') return []
  const [first = []] = alternatives(text)
  return first.length > 0 ? first : [NOTHING]
}

/** Of a text that means nothing to a list: no row has an empty list of ids. */
const NOTHING: Condition = { op: 'alguno', columna: '_id', valor: [] }

/** Whether a text is asked as an e-mail. */
export const isEmail = (text: string): boolean => text.includes('@')

/** The digits of a phone number, however both are written. */
export function phoneIn(campo: string, text: string): Condition[] {
  const digits = digitsIn(text)
  const [written, digitsOf] = [`${campo}_n`, `${campo}_d`]
  return digits.length === 0
    ? wordsIn([written], text, written)
    : [{ ...contains([digitsOf], digits, digitsOf), escrita: campo }]
}

/** A whole RFC or CURP means the client that has it, whose id is in this column; null for any other text. */
export function claveOf(columna: '_id' | 'id_cliente', text: string): Condition[] | null {
  const valor = claveIn(text)
  return valor === null ? null : [{ op: 'clave', columna, valor }]
}

const SURNAMES = ['apellido_paterno', 'apellido_materno'] as const
const NAMES = ['nombre', ...SURNAMES] as const

/**
 * The name of a person, as three filters ask for it. One word is in its own field. Several of Nombre may be in any
 * field; several of a surname in both surnames, with one of them in its own.
 */
export function namesIn(
  filtro: Record<(typeof NAMES)[number], string>,
  { indices }: { indices: boolean },
): Condition[] {
  const index = (campo: string) => (indices ? normal(campo) : undefined)
  return NAMES.flatMap((campo) => {
    const words = wordsOf(filtro[campo])
    // Many people have the same name.
    const own = {
      ...contains([normal(campo)], words, index(campo)),
      ...(indices && { repetida: campo }),
    }
    if (words.length < 2) return words.length === 0 ? [] : [own]
    const fields = campo === 'nombre' ? NAMES : SURNAMES
    const anywhere = wordsIn(fields.map(normal), filtro[campo], index('cliente'))
    return campo === 'nombre' ? anywhere : [own, ...anywhere]
  })
}

const normal = (campo: string) => `${campo}_n`

const contains = (columnas: string[], valores: string[], indice?: string) => ({
  op: 'contiene' as const,
  columnas,
  valores,
  ...(indice !== undefined && { indice }),
})
