import type { Session } from '../auth/session.ts'
import { inOrder } from '../lists/in-order.ts'
import { BATCH, type Whole } from '../lists/whole.ts'
import { BOM, record } from './csv.ts'
import type { Asked, ExportedList, ExportSpec } from './spec.ts'

/** A list as CSV, batch by batch. */
export function csvOf<L extends ExportedList, R extends { _id: string }>(
  session: Session,
  { list, rows, columns }: ExportSpec<L, R>,
  question: Asked<L>,
): Whole {
  const wanted = columns(session)
  return {
    head: BOM + record(wanted.map(({ titulo }) => titulo)),
    read: async (tx, after) => {
      const { ids, cut } = await list.batch(tx, session, question, after, BATCH)
      const found = inOrder(ids, await rows(tx, session.idLocatario, ids))
      return { text: found.map((row) => record(wanted.map(({ valor }) => valor(row)))).join(''), cut }
    },
  }
}
