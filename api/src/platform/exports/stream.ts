import { Readable } from 'node:stream'
import type { Session } from '../auth/session'
import type { Database, Tx } from '../database/database'
import type { Cut } from '../lists/cursor'
import { inOrder } from '../lists/in-order'
import { readBatch } from '../lists/page'
import { BOM, record } from './csv'
import type { Column, ExportQuestion, ExportSpec } from './spec'

const BATCH = 2000

/**
 * Streams a list as CSV, reading it batch by batch as the client takes it: memory stays flat for any length, and no
 * connection is held while the client is slow.
 */
export async function csvStream(
  db: Database,
  session: Session,
  list: ExportSpec,
  question: ExportQuestion,
): Promise<Readable> {
  const wanted = list.columns(session) as Column<unknown>[]
  const batchOf = batches(list, session, question)
  const read = (cut: Cut | null) =>
    db.tenant(session.idLocatario, async (tx) => {
      const batch = await batchOf(tx, cut)
      return {
        text: batch.rows.map((row) => record(wanted.map(({ valor }) => valor(row)))).join(''),
        cut: batch.cut,
      }
    })
  // Read before the answer starts, so that a failure still gets its status.
  const first = await read(null)
  async function* parts() {
    yield BOM + record(wanted.map(({ titulo }) => titulo))
    for (let batch = first; ; batch = await read(batch.cut)) {
      if (batch.text) yield batch.text
      if (batch.cut === null) return
    }
  }
  return Readable.from(parts(), { objectMode: false, highWaterMark: 64 * 1024 })
}

type Batches = (tx: Tx, cut: Cut | null) => Promise<{ rows: unknown[]; cut: Cut | null }>

function batches(list: ExportSpec, { idLocatario }: Session, question: ExportQuestion): Batches {
  if ('batch' in list) return (tx, cut) => list.batch(tx, idLocatario, question, cut, BATCH)
  const filters = list.conditions(question)
  if (question.ids) filters.push({ op: 'alguno', columna: '_id', valor: question.ids })
  const rowsOf = list.rows(idLocatario)
  return async (tx, cut) => {
    const batch = await readBatch(tx, list.spec, filters, cut, BATCH, question)
    return { rows: inOrder(batch.ids, await rowsOf(tx, batch.ids)), cut: batch.cut }
  }
}
