import { z } from 'zod'
import { badField } from '../http/refusal.ts'

/** The end of a page: the row's value in the ordering column, as the database writes it, and its id. */
export interface Cut {
  valor: string
  id: string
}

export type ColumnKind = 'texto' | 'instante' | 'dia' | 'entero'

const valueOf: Record<ColumnKind, RegExp> = {
  texto: /^[^\u0000\p{Cs}]*$/u,
  instante: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00$/,
  dia: /^(\d{4}-\d{2}-\d{2}|-?infinity)$/,
  entero: /^-?\d{1,9}$/,
}

const shape = z.tuple([z.string(), z.string().max(2000), z.uuid()])

/** The opaque text of a cut; it includes its order. */
export const encodeCursor = (orden: string, { valor, id }: Cut): string =>
  Buffer.from(JSON.stringify([orden, valor, id])).toString('base64url')

/** Reads a cursor back; refuses one that this server has not made for this order. */
export function decodeCursor(
  member: 'despues' | 'antes',
  text: string,
  orden: string,
  kind: ColumnKind,
): Cut {
  const parsed = shape.safeParse(tryJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!parsed.success) throw badField(member, 'No es un cursor de esta lista')
  const [madeFor, valor, id] = parsed.data
  if (madeFor !== orden) throw badField(member, 'El cursor es de otro orden')
  if (!valueOf[kind].test(valor) || !isRealDate(kind, valor))
    throw badField(member, 'No es un cursor de esta lista')
  return { valor, id }
}

function isRealDate(kind: ColumnKind, valor: string): boolean {
  if (kind === 'texto' || kind === 'entero' || valor.endsWith('infinity')) return true
  const day = Date.parse(`${valor.slice(0, 10)}T00:00:00Z`)
  const instant = kind === 'dia' ? day : Date.parse(valor.replace(' ', 'T').replace('+00', 'Z'))
  // Date would accept 30 February as 1 March.
  return (
    !Number.isNaN(instant) && !Number.isNaN(day) && new Date(day).toISOString().startsWith(valor.slice(0, 10))
  )
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
