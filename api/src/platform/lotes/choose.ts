import { calls, LOTE_MAX } from '@backoffice/shared/contract'
import { sql } from '../database/drizzle.ts'
import type { Session } from '../auth/session.ts'
import { allowed } from '../calls/allowed.ts'
import type { Tx } from '../database/database.ts'
import { badField, notFound, Refusal } from '../http/refusal.ts'
import { doneBy, toRow } from './repository.ts'
import type { AnyLoteSpec, Asked, Row } from './spec.ts'

/** The rows of a batch as they are now, in the order of their ids. */
export async function chooseRows(tx: Tx, session: Session, spec: AnyLoteSpec, asked: Asked): Promise<Row[]> {
  const ways = (['renglones', 'filtro', 'id_lote'] as const).filter((way) => asked[way] !== undefined)
  if (ways.length !== 1) throw badField('renglones', 'Va uno de renglones, filtro e id_lote')
  const rows = await chosen(tx, session, spec, asked)
  if (rows.length === 0) throw new Refusal(409, 'No hay nada que hacer: no coincide ninguno')
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function chosen(tx: Tx, session: Session, spec: AnyLoteSpec, asked: Asked): Promise<Row[]> {
  if (asked.renglones) {
    const named = new Map(asked.renglones.map((row) => [row.id, row.version]))
    const now = await asTheyAre(tx, spec, session, [...named.keys()])
    return [...named].map(([id, version]) => {
      const row = now.get(id)
      return toRow(id, version ?? row?.version, row?.previo)
    })
  }
  if (asked.id_lote !== undefined) return toUndo(tx, session, spec, asked.accion, asked.id_lote)
  allowed(session, calls[`POST /${spec.lista}/listar`].access)
  if (asked.accion === 'restaurar') throw badField('filtro', 'Se restauran renglones o un lote')
  spec.list.refuses?.(session, asked.filtro)
  const { ids } = await spec.list.batch(tx, session, asked.filtro, null, LOTE_MAX + 1)
  if (ids.length > LOTE_MAX) throw badField('filtro', 'Coinciden más de 10,000')
  const { esperados = ids.length } = asked
  if (esperados !== ids.length) throw new Refusal(409, cambiaron(esperados, ids.length))
  const now = await asTheyAre(tx, spec, session, ids)
  return ids.map((id) => toRow(id, now.get(id)?.version, now.get(id)?.previo))
}

const cambiaron = (confirmados: number, hay: number) =>
  `La lista cambió: se confirmaron ${confirmados} y ahora coinciden ${hay}. No se hizo nada.`

/** What a batch of one's own did, as it left it: what changed since fails. */
async function toUndo(
  tx: Tx,
  session: Session,
  { lista, deshace = ['eliminar'] }: AnyLoteSpec,
  accion: Asked['accion'],
  id: string,
): Promise<Row[]> {
  if (accion !== 'restaurar') throw badField('id_lote', 'Solo se puede restaurar')
  const lote = await doneBy(tx, session, id)
  if (!lote || lote.lista !== lista) throw notFound('El lote no existe')
  if (!deshace.includes(lote.accion)) throw badField('id_lote', 'Ese lote no se puede deshacer')
  if (lote.estado === 'en_curso') throw new Refusal(409, 'Ese lote todavía está en marcha')
  return lote.done
}

interface Now extends Record<string, unknown> {
  _id: string
  version: number
  previo: string | null
}

/** Both are read at once, so that the value is that of the version. */
async function asTheyAre(
  tx: Tx,
  { entity, recuerda }: AnyLoteSpec,
  { idLocatario }: Session,
  ids: string[],
): Promise<Map<string, Now>> {
  const previo = recuerda ? sql`${sql.identifier(recuerda)}::text` : sql`null`
  const { rows } = await tx.execute<Now>(
    sql`select _id, version, ${previo} as previo from ${entity.tabla}
      where id_locatario = ${idLocatario} and _id = any (${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map((row) => [row._id, row]))
}
