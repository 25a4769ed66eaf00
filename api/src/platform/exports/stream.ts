import { Readable } from 'node:stream'
import type { Session } from '../auth/session'
import type { Database } from '../database/database'
import type { Cut } from '../lists/cursor'
import { inOrder } from '../lists/in-order'
import { readBatch } from '../lists/page'
import { BOM, record } from './csv'
import type { ExportSpec, Order } from './spec'

const BATCH = 2000

/**
 * Streams a list as CSV, reading it batch by batch as the client takes it: memory stays flat for any length, and no
 * connection is held while the client is slow.
 */
export async function csvStream(
  db: Database,
  session: Session,
  { spec, conditions, rows, columns }: ExportSpec,
  question: Order,
): Promise<Readable> {
  const wanted = columns(session)
  const filters = conditions(question)
  const rowsOf = rows(session.idLocatario)
  const read = (cut: Cut | null) =>
    db.tenant(session.idLocatario, async (tx) => {
      const batch = await readBatch(tx, spec, filters, cut, BATCH, question)
      const found = inOrder(batch.ids, await rowsOf(tx, batch.ids))
      return {
        text: found.map((row) => record(wanted.map(({ valor }) => valor(row)))).join(''),
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
