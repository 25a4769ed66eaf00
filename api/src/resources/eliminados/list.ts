import { type CallName, calls } from '@backoffice/shared/contract'
import type { Readable } from 'node:stream'
import { sql } from '../../platform/database/drizzle.ts'
import { allowed } from '../../platform/calls/allowed.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { fullName } from '../../platform/database/statements/full-name.ts'
import { isoInstant } from '../../platform/database/statements/instant.ts'
import { type Answer, answerList, type Asking, type Shown } from '../../platform/lists/answer.ts'
import type { List, Question } from '../../platform/lists/list.ts'
import type { Entity } from '../../platform/rows/entity.ts'

/** The lists whose rows can be restored, and whose deleted rows those who may do it can see (D49). */
type Restorable = CallName extends infer N ? (N extends `POST /${infer L}/restaurar` ? L : never) : never

interface Deletion {
  eliminado_el: string
  eliminado_por: string | null
}

/**
 * Answers a list call with the current rows, or with the deleted ones, the latest first, with who deleted them and
 * when.
 */
export async function answerEitherList<
  Q extends Question<string>,
  const M extends Restorable,
  R extends { _id: string },
>(
  db: Database,
  call: Asking<Q>,
  list: List<Q>,
  shown: Shown<M, R> & { entity: Pick<Entity, 'tabla'> },
): Promise<Answer<M, R & Partial<Deletion>> | Readable> {
  if (!call.body.eliminados) return answerList(db, call, list, shown)
  allowed(call.session, calls[`POST /${shown.miembro}/restaurar`].access)
  return answerList(db, call, list, {
    ...shown,
    rows: async (tx, idLocatario, ids) => {
      const rows = await shown.rows(tx, idLocatario, ids)
      const when = await deletionsOf(tx, shown.entity, idLocatario, ids)
      return rows.map((row) => ({ ...row, ...when.get(row._id) }))
    },
  })
}

/** When deleted rows were deleted, and by whom: that person may have been deleted as well (D25). */
async function deletionsOf(
  tx: Tx,
  { tabla }: Pick<Entity, 'tabla'>,
  idLocatario: string,
  ids: string[],
): Promise<Map<string, Deletion>> {
  const { rows } = await tx.execute<{ _id: string; eliminacion: string; nombre: string | null }>(
    sql`select t._id, t.eliminacion::text as eliminacion,
        ${sql.raw(fullName('u'))} as nombre
      from ${tabla} t
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
  entity: Pick<Entity, 'tabla'>,
  idLocatario: string,
  id: string,
): Promise<Deletion | undefined> => (await deletionsOf(tx, entity, idLocatario, [id])).get(id)
