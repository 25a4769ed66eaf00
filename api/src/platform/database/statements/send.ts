import type pg from 'pg'
import { named } from './named.ts'
import type { Tx } from '../drizzle.ts'

const sentOn = new WeakMap<Tx, Promise<unknown>[]>()

/**
 * Runs a statement whose answer the rest of its transaction does not need: the statements after it, and the commit, leave
 * without waiting for it. If it fails, the transaction fails with its error. Parameters as those of `named`.
 */
export function send(tx: Tx, name: string, text: string, values: unknown[]): void {
  const answer: Promise<pg.QueryResult> = named(tx, name, text, values)
  answer.catch(() => undefined)
  const sent = sentOn.get(tx)
  if (sent) sent.push(answer)
  else sentOn.set(tx, [answer])
}

/**
 * Waits for everything sent in a transaction, and forgets it. The database refuses whatever follows the first error, so
 * that one is the cause: it is thrown.
 */
export async function sentAnswers(tx: Tx): Promise<void> {
  const sent = sentOn.get(tx) ?? []
  sentOn.delete(tx)
  const failed = (await Promise.allSettled(sent)).find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
}
