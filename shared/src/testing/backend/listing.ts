import { hoy } from '../../format/index.ts'

/*
 * What all list calls share: their order, pages and a total that stops at 10,000. A server of the plain contract has
 * neither pages nor totals.
 */

const COUNTED = 10_000

/** Whether a day or an instant lies between two days, both included. */
export function between(
  moment: string,
  from: string | null | undefined,
  to: string | null | undefined,
): boolean {
  const day = moment.length > 10 ? hoy(new Date(moment)) : moment
  return (!from || day >= from) && (!to || day <= to)
}

export interface Question {
  filas?: number | undefined
  pagina?: number | undefined
  orden?: string | undefined
  direccion?: 'asc' | 'desc' | undefined
}

/** Orders by a column; rows that are alike in it stay in their order if nobody asked for it, else go by their ids. */
export function ordered<R extends { _id: string }>(
  rows: R[],
  { orden, direccion }: Question,
  first: string,
): R[] {
  const way = (direccion ?? (orden ? 'asc' : 'desc')) === 'desc' ? -1 : 1
  const by = (orden ?? first) as keyof R
  return rows.toSorted((a, b) => way * (compare(a[by], b[by]) || (orden ? compareIds(a, b) : 0)))
}

/** One page of the rows, with the totals of all of them; all rows, if the question asks for no page. */
export function page<R extends { _id: string }>(rows: R[], question: Question, ours: boolean) {
  const { filas = 20, pagina = 0 } = question
  const all =
    !ours ||
    [question.filas, question.pagina, question.orden, question.direccion].every((m) => m === undefined)
  if (all) return { rows }
  const total = Math.min(rows.length, COUNTED)
  return {
    rows: rows.slice(pagina * filas, (pagina + 1) * filas),
    total,
    total_exacto: rows.length <= COUNTED,
  }
}

const collator = new Intl.Collator('es', { sensitivity: 'base' })
const compareIds = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1)

/** Numbers by size, anything else as a text. */
export const compare = (x: unknown, y: unknown): number =>
  typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x ?? ''), String(y ?? ''))
