import type { COLUMNAS_CLIENTES } from '@backoffice/shared/contract'
import type { Session } from '../../../platform/auth/session.ts'
import { forbidden } from '../../../platform/http/refusal.ts'
import { today } from '../../../platform/lists/days.ts'
import { type List, type Question, searched } from '../../../platform/lists/list.ts'
import type { Condition } from '../../../platform/lists/page.ts'
import { clientesConditions, clientesSpec, type FiltroClientes } from '../entidad.ts'
import { batchByVisit, pageByVisit } from './por-visita.ts'

type Pregunta = FiltroClientes & Question<(typeof COLUMNAS_CLIENTES)[number]>

const sinVenir = (desde: string): Condition => ({
  op: 'sin_renglones',
  ...{ de: 'clientes', en: 'asesorias', columna: 'id_cliente', dia: 'creacion' },
  desde,
  hasta: today(),
})

const byColumn = searched(clientesSpec, (filtro: FiltroClientes) => [
  ...clientesConditions(filtro),
  ...(filtro.sin_venir_desde ? [sinVenir(filtro.sin_venir_desde)] : []),
])

/** When a client came, and what they do, is what the profile shows, whose permission it needs beside the list's own (D49). */
export function refusesProfile(who: Session, { orden, sin_venir_desde, giro }: Partial<Pregunta>): void {
  if ((orden === 'ultima_asesoria' || sin_venir_desde || giro) && !who.may('clientes.detalles'))
    throw forbidden()
}

/** Finds the clients of the list, in any of its orders. */
export const clientesList: List<Pregunta> = {
  refuses: refusesProfile,
  page: (tx, who, { orden, ...question }) =>
    orden === 'ultima_asesoria'
      ? pageByVisit(tx, question, (few) => byColumn.page(tx, who, few))
      : byColumn.page(tx, who, { ...question, orden }),
  batch: (tx, who, { orden, ...question }, cut, filas) =>
    orden === 'ultima_asesoria'
      ? batchByVisit(tx, question, { cut, filas }, (few) => byColumn.page(tx, who, few))
      : byColumn.batch(tx, who, { ...question, orden }, cut, filas),
}
