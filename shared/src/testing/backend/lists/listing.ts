import { hoy } from '../../../format/index.ts'

/*
 * What all list calls share: their order, pages and a total that stops at 10,000. A server of the plain contract has
 * neither pages nor totals.
 */

const COUNTED = 10_000

/** Whether a day or an instant lies between two days, both included. */
export function between(moment: string, from: string | null | undefined, to: string | null | undefined) {
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
  const byId = (a: R, b: R) => (orden ? compare(a._id, b._id) : 0)
  return rows.toSorted((a, b) => way * (compare(a[by], b[by]) || byId(a, b)))
}

/** One page of the rows, with the totals of all of them; all rows, if the question asks for no page. */
export function page<R>(rows: R[], { filas, pagina, orden, direccion }: Question, ours: boolean) {
  const asked = [filas, pagina, orden, direccion].some((member) => member !== undefined)
  if (!ours || !asked) return { rows }
  const from = (pagina ?? 0) * (filas ?? 20)
  return {
    rows: rows.slice(from, from + (filas ?? 20)),
    total: Math.min(rows.length, COUNTED),
    total_exacto: rows.length <= COUNTED,
  }
}

const collator = new Intl.Collator('es', { sensitivity: 'base' })

/** Numbers by size, anything else as a text. */
export const compare = (x: unknown, y: unknown): number =>
  typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x ?? ''), String(y ?? ''))
