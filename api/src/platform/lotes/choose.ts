import { LOTE_MAX } from '@backoffice/shared/contract'
import { sql } from 'drizzle-orm'
import type { Session } from '../auth/session'
import type { Tx } from '../database/database'
import { badField, forbidden, notFound, Refusal } from '../http/refusal'
import { readBatch } from '../lists/page'
import { doneBy } from './repository'
import type { AnyLoteSpec, Asked, Row } from './spec'

/** The rows of a batch with their versions, in the order of their ids. */
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
    const now = await versionsOf(tx, spec, session, [...named.keys()])
    return [...named].map(([id, version]) => withVersion(id, version ?? now.get(id)))
  }
  if (asked.id_lote !== undefined) return toUndo(tx, session, spec, asked.accion, asked.id_lote)
  if (!session.may(spec.filtra)) throw forbidden()
  if (asked.accion === 'restaurar') throw badField('filtro', 'Se restauran renglones o un lote')
  const { ids } = await readBatch(tx, spec.spec, spec.conditions(asked.filtro), null, LOTE_MAX + 1)
  if (ids.length > LOTE_MAX) throw badField('filtro', 'Coinciden más de 10,000')
  const now = await versionsOf(tx, spec, session, ids)
  return ids.map((id) => withVersion(id, now.get(id)))
}

/** What a batch of one's own deleted, as it left it: what changed since fails. */
async function toUndo(
  tx: Tx,
  session: Session,
  { lista }: AnyLoteSpec,
  accion: Asked['accion'],
  id: string,
): Promise<Row[]> {
  if (accion !== 'restaurar') throw badField('id_lote', 'Solo se puede restaurar')
  const lote = await doneBy(tx, session, id)
  if (!lote || lote.lista !== lista) throw notFound('El lote no existe')
  if (lote.accion !== 'eliminar') throw badField('id_lote', 'Ese lote no eliminó nada')
  if (lote.estado === 'en_curso') throw new Refusal(409, 'Ese lote todavía está en marcha')
  return lote.done
}

const withVersion = (id: string, version: number | undefined): Row => ({
  id,
  ...(version !== undefined && { version }),
})

async function versionsOf(tx: Tx, { spec }: AnyLoteSpec, { idLocatario }: Session, ids: string[]) {
  const { rows } = await tx.execute<{ _id: string; version: number }>(
    sql`select _id, version from ${sql.identifier(spec.tabla)}
      where id_locatario = ${idLocatario} and _id = any (${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map(({ _id, version }) => [_id, version]))
}
