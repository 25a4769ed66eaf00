import { hoy } from '../../format/index.ts'

/*
 * What all list calls share: ordering with `_id` for ties; pages and a total that stops at 10,000. A server of the
 * plain contract has neither pages nor totals.
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

interface Wanted {
  filas?: number | undefined
  pagina?: number | undefined
  orden?: string | undefined
  direccion?: 'asc' | 'desc' | undefined
}

/** Returns one page of the rows, with the totals of all of them. */
export function page<Fila extends { _id: string }>(rows: Fila[], wanted: Wanted, ours: boolean) {
  const asksForAPage = wanted.filas !== undefined || wanted.pagina !== undefined || wanted.orden !== undefined
  if (!ours || !asksForAPage) return { rows, counted: {} }
  const { filas = 20, pagina = 0, orden, direccion = 'asc' } = wanted
  const ordered =
    orden === undefined ? rows : rows.toSorted((a, b) => compare(a, b, orden, direccion === 'desc'))
  return {
    rows: ordered.slice(pagina * filas, (pagina + 1) * filas),
    counted: { total: Math.min(rows.length, COUNTED), total_exacto: rows.length < COUNTED },
  }
}

const collator = new Intl.Collator('es', { sensitivity: 'base' })

function compare<Fila extends { _id: string }>(a: Fila, b: Fila, orden: string, descending: boolean): number {
  const [x, y] = [a[orden as keyof Fila], b[orden as keyof Fila]]
  const order =
    typeof x === 'number' && typeof y === 'number'
      ? x - y
      : collator.compare(String(x ?? ''), String(y ?? ''))
  return (descending ? -order : order) || a._id.localeCompare(b._id)
}
