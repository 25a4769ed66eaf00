import type { Contratacion, Membresia } from '@backoffice/shared/contract'
import { diasEntre, enDias, enMeses, hoy, masDias, masMeses, mesesEntre } from '@backoffice/shared/format'
import type { ContratarForm } from './contratarForm.ts'

/** What a renewal needs to know of a purchase; a remote built before does not promise its total. */
export type Renovable = Pick<Contratacion, 'membresia' | 'metodo' | 'fecha_inicio' | 'fecha_fin' | 'status'> &
  Partial<Pick<Contratacion, 'total'>>

type Periodo = Pick<ContratarForm, 'fecha_inicio' | 'fecha_fin'>

/**
 * The purchase that renews another (D54): the same plan, method and length, from the day after its end, or from today if that has passed or the
 * purchase was cancelled, for what that length costs now.
 * @param planes the plans of today; null: not known yet
 */
export function renovacion(de: Renovable, planes: Membresia[] | null): ContratarForm {
  const plan = planes?.find((one) => esSuPlan(de, one))
  const today = hoy()
  const next = masDias(de.fecha_fin, 1)
  const fecha_inicio = de.status === 2 || next < today ? today : next
  const fecha_fin = igualDeLargo(de, fecha_inicio)
  return {
    id_membresia: plan?._id ?? null,
    total: plan ? totalDe(plan, { fecha_inicio, fecha_fin }, de) : null,
    metodo: de.metodo,
    fecha_inicio,
    fecha_fin,
  }
}

/**
 * What a plan costs for a period (D54): its price for as many months as its duration pays, if it has one. Otherwise its
 * renewal costs what it did, and a new purchase its price.
 */
export function totalDe(plan: Membresia, periodo: Periodo, renueva?: Renovable): number {
  const meses = mesesDe(periodo)
  if (plan.duracion && meses !== null) return Math.round((plan.precio * meses * 100) / plan.duracion) / 100
  return (renueva && esSuPlan(renueva, plan) ? renueva.total : undefined) ?? plan.precio
}

/** How many whole months a period lasts, with its last day or without; null: not a whole number. */
export function mesesDe({ fecha_inicio, fecha_fin }: Periodo): number | null {
  if (!fecha_inicio || !fecha_fin) return null
  return mesesEntre(fecha_inicio, masDias(fecha_fin, 1)) || mesesEntre(fecha_inicio, fecha_fin) || null
}

/** The period of this many months that begins on a day; without a day it begins today. */
export function periodoDe(inicio: string | null, meses: number) {
  const fecha_inicio = inicio || hoy()
  return { fecha_inicio, fecha_fin: masDias(masMeses(fecha_inicio, meses), -1) }
}

/** How long a period is, in words: «12 meses», «30 días». */
export function largoDe(periodo: { fecha_inicio: string; fecha_fin: string }): string {
  const meses = mesesDe(periodo)
  return meses === null ? enDias(diasEntre(periodo.fecha_inicio, periodo.fecha_fin) + 1) : enMeses(meses)
}

/** Whether a plan is the one of a purchase; a server may name it without its id. */
const esSuPlan = ({ membresia: { _id, nombre } }: Renovable, plan: Membresia): boolean =>
  _id === undefined ? plan.nombre === nombre : plan._id === _id

/** Whole months stay months: from the 1st to the 28th or the 31st. Any other length is counted in days. */
function igualDeLargo({ fecha_inicio, fecha_fin }: Renovable, inicio: string): string {
  for (const inclusive of [1, 0]) {
    const meses = mesesEntre(fecha_inicio, masDias(fecha_fin, inclusive))
    if (meses > 0) return masDias(masMeses(inicio, meses), -inclusive)
  }
  return masDias(inicio, diasEntre(fecha_inicio, fecha_fin))
}
