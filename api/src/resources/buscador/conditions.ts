import { claveIn, isPhone, wordsOf } from '@backoffice/shared/contract'
import type { Condition } from '../../platform/lists/page.ts'
import { claveOf, phoneIn, wordsIn } from '../../platform/lists/texts.ts'

/*
 * What the one text of the search box means to each group. Each group is a list of alternatives, tried in order until
 * there are enough rows: PostgreSQL can't combine conditions of different indexes with «or» as fast.
 */

type Alternatives = Condition[][]

const PERSONA_DE_USUARIO = ['nombre_n', 'apellido_paterno_n', 'apellido_materno_n', 'email_f']

const isEmail = (text: string) => text.includes('@')

/** The words of a text in one column. A single letter between signs («S.A.») is in most rows: no index helps. */
const inColumn = (columna: string, text: string): Condition[] =>
  wordsOf(text).flatMap((word) => wordsIn([columna], word, /[\p{L}\d]{2}/u.test(word) ? columna : undefined))

export function clientesAlternatives(text: string): Alternatives {
  const clave = claveOf('_id', text)
  if (clave) return [clave]
  const email = inColumn('email_n', text)
  if (isEmail(text)) return [email]
  if (isPhone(text)) return [phoneIn('celular', text), email]
  const name = inColumn('cliente_n', text)
  return wordsOf(text).length === 1 && text.length > 2 ? [name, email] : [name]
}

export const empresasAlternatives = (text: string): Alternatives =>
  claveIn(text) !== null || isEmail(text) ? [] : [inColumn('empresa_n', text)]

export function asesoriasAlternatives(text: string): Alternatives {
  const clave = claveOf('id_cliente', text)
  if (clave) return [clave]
  return isEmail(text) ? [] : [inColumn('asunto_n', text)]
}

/** An office has few users, so their columns need no index. */
export const usuariosAlternatives = (text: string): Alternatives =>
  claveIn(text) === null ? [wordsIn(PERSONA_DE_USUARIO, text)] : []
