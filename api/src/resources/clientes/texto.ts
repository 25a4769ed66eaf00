import { claveIn, isPhone, wordsOf } from '@backoffice/shared/contract'
import { claveOf, inColumn, isEmail, phoneIn } from '../../platform/lists/texts.ts'
import type { Condition } from '../../platform/lists/page.ts'

/** What a text of the search box means among clients, in this order (D56); the list's filter `texto` is the first of these. */
export function clientesWith(text: string): Condition[][] {
  const clave = claveOf('_id', text)
  if (clave) return [clave]
  const email = inColumn('email_n', text)
  if (isEmail(text)) return [email]
  if (isPhone(text)) return [phoneIn('celular', text), email]
  const name = inColumn('cliente_n', text)
  return wordsOf(text).length === 1 && text.length > 2 ? [name, email] : [name]
}

/** What it means among their companies. */
export const empresasWith = (text: string): Condition[][] =>
  claveIn(text) !== null || isEmail(text) ? [] : [inColumn('empresa_n', text)]
