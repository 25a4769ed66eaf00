import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Database, Tx } from '../database/database'
import { inOrder } from './in-order'
import { asksForAll, type Condition, type ListSpec, type PageQuestion, readBatch, readPage } from './page'
import { wholeList } from './whole'

export interface ListSource<C extends string, R extends { _id: string }> {
  spec: ListSpec<C>
  /** The member of the answer that contains the rows. */
  member: string
  rowsOf: (tx: Tx, ids: string[]) => Promise<R[]>
}

/** Answers a list call: with a page if the request has any paging member, else with the whole list as a stream. */
export async function answerList<C extends string, R extends { _id: string }>(
  db: Database,
  idLocatario: string,
  { spec, member, rowsOf }: ListSource<C, R>,
  conditions: Condition[],
  question: PageQuestion<C>,
  reply: FastifyReply,
): Promise<Record<string, unknown> | Readable> {
  if (!asksForAll(question)) {
    return db.tenant(idLocatario, async (tx) => {
      const { ids, answer } = await readPage(tx, spec, conditions, question)
      return { [member]: inOrder(ids, await rowsOf(tx, ids)), ...answer }
    })
  }
  void reply.type('application/json; charset=utf-8')
  return wholeList(member, (cut, filas) =>
    db.tenant(idLocatario, async (tx) => {
      const batch = await readBatch(tx, spec, conditions, cut, filas)
      return { rows: inOrder(batch.ids, await rowsOf(tx, batch.ids)), cut: batch.cut }
    }),
  )
}
