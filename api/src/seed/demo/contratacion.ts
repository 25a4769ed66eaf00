import { type Random, uuidAt } from './random.ts'

export interface Plan {
  _id: string
  nombre: string
  precio: number
}

const DAY = 86_400_000
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The usual terms in days, the most common first. */
const TERMS = [30, 30, 90, 365, 180] as const

/**
 * The purchases of one client: none, one plan, or the same plan renewed a few times. The last purchase may have
 * expired, been cancelled, be active, or begin next week.
 */
export function makeContrataciones(random: Random, now: number, id_cliente: string, plans: Plan[]) {
  if (random.chance(0.42)) return []
  const plan = random.pickSkewed(plans)
  const single = plan.nombre === 'Ágil por evento'
  const term = single ? 1 : random.pickSkewed(TERMS)
  const times = single ? 1 : random.pick([1, 1, 1, 2, 2, 3, 4])
  // The start of the last purchase: a third of these have expired by now.
  const lastStart = now - Math.floor((random.next() * 1.5 - 0.05) * Math.max(term, 12)) * DAY
  return Array.from({ length: times }, (_, i) => {
    const inicio = lastStart - (times - 1 - i) * term * DAY
    const fin = inicio + (term - 1) * DAY
    const compra = Math.min(inicio - random.int(0, 5) * DAY, now - random.int(1, 600) * 60_000)
    const cancelada = i === times - 1 && random.chance(0.12)
    return {
      _id: uuidAt(random, compra),
      id_cliente,
      id_membresia: plan._id,
      membresia: plan.nombre,
      total: total(random, plan, term),
      metodo: random.pickSkewed([1, 2, 0] as const),
      fecha_inicio: day(inicio),
      fecha_fin: day(fin),
      cancelacion: cancelada
        ? new Date(Math.min(compra + random.int(1, 20) * DAY, now - random.int(1, 600) * 1000)).toISOString()
        : null,
      creacion: new Date(compra).toISOString(),
    }
  })
}

/** The plan's monthly price, with a discount for longer terms and sometimes a negotiated one. */
function total(random: Random, { precio }: Plan, term: number): number {
  const months = Math.max(1, Math.round(term / 30))
  const discount = months >= 12 ? 0.85 : months >= 3 ? 0.95 : 1
  return Math.round(precio * months * discount * (random.chance(0.06) ? 90 : 100)) / 100
}
