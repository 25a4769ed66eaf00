import { api } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import type { Ask } from '@backoffice/shared/resource'
import { diasDe, type Pregunta } from './address.ts'

/** The largest page of a list: no office has a week like that. */
const FILAS = 500

export interface Agenda {
  filas: AsesoriaFila[]
  total: number
}

/** Asks for the advisories of some days, those of a day by hour; without an hour they come first. */
export const pedirAgenda =
  (pregunta: Pregunta): Ask<Agenda> =>
  async ({ signal }) => {
    const dias = diasDe(pregunta)
    const { asesor } = pregunta
    const { asesorias, total } = await api.post(
      '/asesorias/listar',
      {
        cliente: '',
        status: [],
        fecha_inicio: dias[0] ?? '',
        fecha_fin: dias.at(-1) ?? '',
        ...(asesor !== null && { asesor }),
        filas: FILAS,
      },
      { signal, silent: true },
    )
    return { filas: asesorias.toSorted(byHora), total: total ?? asesorias.length }
  }

/** By hour; those without one first. */
export const byHora = (one: AsesoriaFila, other: AsesoriaFila): number =>
  (one.hora ?? '').localeCompare(other.hora ?? '') || one.cliente.localeCompare(other.cliente)
