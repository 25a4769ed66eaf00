import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { audit, originOf } from '../audit/repository.ts'
import type { Session } from '../auth/session.ts'
import type { Database, Tx } from '../database/database.ts'
import { toJson } from '../http/json.ts'
import { inOrder } from './in-order.ts'
import { asksForAll, type Condition, type ListSpec, type PageQuestion, readBatch, readPage } from './page.ts'
import { BATCH, sendWhole } from './whole.ts'

export interface ListSource<C extends string, R extends { _id: string }> {
  spec: ListSpec<C>
  /** The member of the answer that contains the rows. */
  member: string
  /** The audit's name for a row. */
  entidad: string
  rowsOf: (tx: Tx, ids: string[]) => Promise<R[]>
}

/**
 * Answers a list call: with a page if the request has any paging member, else with the whole list as a stream, which
 * the audit tells like an export (D50).
 */
export async function answerList<C extends string, R extends { _id: string }>(
  db: Database,
  session: Session,
  { spec, member, entidad, rowsOf }: ListSource<C, R>,
  conditions: Condition[],
  question: PageQuestion<C>,
  reply: FastifyReply,
): Promise<Record<string, unknown> | Readable> {
  const { idLocatario, idUsuario } = session
  if (!asksForAll(question)) {
    return db.tenant(idLocatario, async (tx) => {
      const { ids, answer } = await readPage(tx, spec, conditions, question)
      return { [member]: inOrder(ids, await rowsOf(tx, ids)), ...answer }
    })
  }
  const list = {
    ...{ head: `{${JSON.stringify(member)}:[`, between: ',', tail: ']}' },
    read: async (tx: Tx, cut: Parameters<typeof readBatch>[3]) => {
      const batch = await readBatch(tx, spec, conditions, cut, BATCH)
      const rows = inOrder(batch.ids, await rowsOf(tx, batch.ids))
      return { text: rows.map(toJson).join(','), cut: batch.cut }
    },
  }
  const told = { accion: 'listar', entidad, idUsuario, despues: question } as const
  const body = await sendWhole(db, session, list, {
    onlyIfLong: true,
    begin: (tx) => audit(tx, idLocatario, originOf(reply.request), told),
  })
  void reply.type('application/json; charset=utf-8')
  return body
}
