import type { FastifyReply } from 'fastify'
import { sql } from '../../platform/database/drizzle.ts'
import type { Readable } from 'node:stream'
import type { Session } from '../../platform/auth/session.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/instant.ts'
import { forbidden } from '../../platform/http/refusal.ts'
import { answerList, type ListSource } from '../../platform/lists/answer.ts'
import type { Condition, ListSpec, PageQuestion } from '../../platform/lists/page.ts'

/** A list whose deleted rows can be asked for. */
export interface DeletableSource<C extends string, R extends { _id: string }> extends ListSource<C, R> {
  /** The permission to edit its rows, which listing the deleted ones needs beside the call's own (D49). */
  edits: string
}

interface Deletion {
  eliminado_el: string
  eliminado_por: string | null
}

/**
 * Answers a list call with the current rows, or with the deleted ones, the latest first, with who deleted them and
 * when.
 */
export function answerEitherList<C extends string, R extends { _id: string }>(
  db: Database,
  session: Session,
  source: DeletableSource<C, R>,
  conditions: Condition[],
  question: PageQuestion<C> & { eliminados?: boolean | null | undefined },
  reply: FastifyReply,
): Promise<Record<string, unknown> | Readable> {
  const { idLocatario } = session
  if (!question.eliminados) return answerList(db, session, source, conditions, question, reply)
  if (!session.may(source.edits)) throw forbidden()
  const { spec, member, entidad, rowsOf } = source
  const deleted = {
    spec: byDeletion(spec),
    ...{ member, entidad },
    rowsOf: async (tx: Tx, ids: string[]) => {
      const [rows, when] = [await rowsOf(tx, ids), await deletionsOf(tx, spec.tabla, idLocatario, ids)]
      return rows.map((row) => ({ ...row, ...when.get(row._id) }))
    },
  }
  return answerList(db, session, deleted, [...conditions, { op: 'eliminados' }], question, reply)
}

/** Its own orders, and by default that of the deletion. */
const byDeletion = <C extends string>(spec: ListSpec<C>): ListSpec<C | 'eliminado_el'> => ({
  ...spec,
  columnas: { ...spec.columnas, eliminado_el: { columna: 'eliminacion', tipo: 'instante' } } as ListSpec<
    C | 'eliminado_el'
  >['columnas'],
  porDefecto: { orden: 'eliminado_el', direccion: 'desc' },
})

/** When deleted rows were deleted, and by whom: that person may have been deleted as well (D25). */
async function deletionsOf(
  tx: Tx,
  table: ListSpec['tabla'],
  idLocatario: string,
  ids: string[],
): Promise<Map<string, Deletion>> {
  const { rows } = await tx.execute<{ _id: string; eliminacion: string; nombre: string | null }>(
    sql`select t._id, t.eliminacion::text as eliminacion,
        concat_ws(' ', u.nombre, nullif(u.apellido_paterno, ''), nullif(u.apellido_materno, '')) as nombre
      from ${sql.identifier(table)} t
      left join usuarios u on u.id_locatario = t.id_locatario and u._id = t.eliminado_por
      where t.id_locatario = ${idLocatario} and t._id = any (${sql.param(ids)}::uuid[]) and t.eliminacion is not null`,
  )
  return new Map(
    rows.map(({ _id, eliminacion, nombre }) => [
      _id,
      { eliminado_el: isoInstant(eliminacion), eliminado_por: nombre || null },
    ]),
  )
}

/** The same of one row. */
export const deletionOf = async (
  tx: Tx,
  table: ListSpec['tabla'],
  idLocatario: string,
  id: string,
): Promise<Deletion | undefined> => (await deletionsOf(tx, table, idLocatario, [id])).get(id)
