import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { type Actor, auditBy } from '../audit/repository.ts'
import type { Session } from '../auth/session.ts'
import type { Database, Tx } from '../database/database.ts'
import { toJson } from '../http/json.ts'
import type { Entity } from '../rows/entity.ts'
import { inOrder } from './in-order.ts'
import type { List } from './list.ts'
import { asksForAll, type PageOfIds, type PageQuestion } from './page.ts'
import { asText, BATCH, sendWholeAnswer, type WholeAnswer } from './whole/whole.ts'

/** How an answer shows what a list finds. */
export interface Shown<M extends string, R extends { _id: string }> {
  /** The member of the answer that contains the rows. */
  miembro: M
  entity: Pick<Entity, 'entidad'>
  rows: (tx: Tx, idLocatario: string, ids: string[]) => Promise<R[]>
}

/** A call as its handler gets it. */
export interface Asking<Q> {
  body: Q
  session: Session
  actor: Actor
  reply: FastifyReply
}

/** The answer with one page. */
export type Answer<M extends string, R> = Record<M, R[]> & PageOfIds['answer']

/** Answers a list call with one page. */
export const answerPage = <Q, A, const M extends string, R extends { _id: string }>(
  db: Database,
  { body: question, session }: Pick<Asking<Q>, 'body' | 'session'>,
  list: Pick<List<Q, A>, 'refuses' | 'page'>,
  { miembro, rows }: Pick<Shown<M, R>, 'miembro' | 'rows'>,
): Promise<Record<M, R[]> & A> => {
  list.refuses?.(session, question)
  return db.tenant(session.idLocatario, async (tx) => {
    const { ids, answer } = await list.page(tx, session, question)
    const found = inOrder(ids, await rows(tx, session.idLocatario, ids))
    return { [miembro]: found, ...answer } as Record<M, R[]> & A
  })
}

/**
 * The same with a page if the request has any paging member, else with the whole list as a stream, which the audit
 * tells like an export (D50).
 */
export async function answerList<Q extends PageQuestion, const M extends string, R extends { _id: string }>(
  db: Database,
  call: Asking<Q>,
  list: List<Q>,
  shown: Shown<M, R>,
): Promise<Answer<M, R> | Readable> {
  const { body: question, session, actor, reply } = call
  if (!asksForAll(question)) return answerPage(db, call, list, shown)
  const { miembro, entity, rows } = shown
  const whole: WholeAnswer = {
    write: asText({ head: `{${JSON.stringify(miembro)}:[`, between: ',', tail: ']}' }),
    read: async (tx, after) => {
      const { ids, cut } = await list.batch(tx, session, question, after, BATCH)
      const found = inOrder(ids, await rows(tx, session.idLocatario, ids))
      return { part: found.map(toJson).join(','), cut }
    },
  }
  const body = await sendWholeAnswer(db, session, whole, {
    onlyIfLong: true,
    begin: (tx) => auditBy(tx, actor, { accion: 'listar', entidad: entity.entidad, despues: question }),
  })
  void reply.type('application/json; charset=utf-8')
  return body
}
