import type { AsesoriaFila } from '@backoffice/shared/contract'
import { MINUTOS_SUPUESTOS, minutosDe } from '@backoffice/shared/format'

/** When an advisory is, and whose it is. */
export type Cita = Pick<AsesoriaFila, '_id' | 'creacion' | 'status' | 'id_asesor' | 'hora' | 'minutos'>

/** Whether two advisories take the same minutes of one day; one without an hour takes none. */
export function seEnciman(one: Momento, other: Momento): boolean {
  if (!one.hora || !other.hora || one.creacion !== other.creacion) return false
  const [from, since] = [minutosDe(one.hora), minutosDe(other.hora)]
  return from < since + largo(other) && since < from + largo(one)
}

type Momento = Pick<Cita, 'creacion' | 'hora' | 'minutos'>

const largo = ({ minutos }: Momento) => minutos ?? MINUTOS_SUPUESTOS

/** The ids of the advisories under way whose advisor has another one at the same time. */
export function choques(citas: readonly Cita[]): Set<string> {
  const open = citas.filter(({ status, hora }) => status === 0 && hora)
  const clash = (one: Cita) =>
    open.some((other) => other._id !== one._id && other.id_asesor === one.id_asesor && seEnciman(one, other))
  return new Set(open.filter(clash).map(({ _id }) => _id))
}
