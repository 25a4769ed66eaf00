import type { Contratacion, Membresia } from '@backoffice/shared/contract'
import { hoy } from '@backoffice/shared/format'
import type { ContratarForm } from './contratarForm.ts'

/** What a renewal needs to know of a purchase. */
export type Renovable = Pick<Contratacion, 'membresia' | 'metodo' | 'fecha_inicio' | 'fecha_fin' | 'status'>

/**
 * The purchase that renews another (D54): the same plan at its price of today, the same method and length, from the day after its end, or
 * from today if that has passed or the purchase was cancelled.
 * @param planes the plans of today; null: not known yet
 */
export function renovacion(de: Renovable, planes: Membresia[] | null): ContratarForm {
  const { _id, nombre } = de.membresia
  const plan = planes?.find((one) => (_id === undefined ? one.nombre === nombre : one._id === _id))
  const today = hoy()
  const next = masDias(de.fecha_fin, 1)
  const fecha_inicio = de.status === 2 || next < today ? today : next
  return {
    id_membresia: plan?._id ?? null,
    total: plan?.precio ?? null,
    metodo: de.metodo,
    fecha_inicio,
    fecha_fin: igualDeLargo(de, fecha_inicio),
  }
}

/** Whole months stay months: from the 1st to the 28th or the 31st. Any other length is counted in days. */
function igualDeLargo({ fecha_inicio, fecha_fin }: Renovable, inicio: string): string {
  for (const inclusive of [1, 0]) {
    const meses = mesesEntre(fecha_inicio, masDias(fecha_fin, inclusive))
    if (meses > 0) return masDias(masMeses(inicio, meses), -inclusive)
  }
  return masDias(inicio, diasEntre(fecha_inicio, fecha_fin))
}

const DAY = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const masDias = (day: string, days: number) => dayOf(at(day) + days * DAY)
const diasEntre = (from: string, to: string) => Math.round((at(to) - at(from)) / DAY)

/** The same day of a later month, or that month's last day. */
function masMeses(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** How many whole months lie between two days; 0: none, or not a whole number. */
function mesesEntre(from: string, to: string): number {
  const [y1 = 0, m1 = 0] = from.split('-').map(Number)
  const [y2 = 0, m2 = 0] = to.split('-').map(Number)
  const months = (y2 - y1) * 12 + m2 - m1
  return months > 0 && masMeses(from, months) === to ? months : 0
}
