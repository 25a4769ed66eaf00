import type { Tx } from '../database/database.ts'
import type { Session } from '../auth/session.ts'
import type { Cut } from '../lists/cursor.ts'
import { inOrder } from '../lists/in-order.ts'
import { asText, BATCH, type Batch, type WholeAnswer } from '../lists/whole/whole.ts'
import { BOM, type Cell, record } from './csv.ts'
import type { Asked, ExportedList, ExportSpec } from './spec.ts'
import { workbook } from './xlsx.ts'

/** A list as CSV, batch by batch. */
export function csvOf<L extends ExportedList, R extends { _id: string }>(
  session: Session,
  spec: ExportSpec<L, R>,
  question: Asked<L>,
): WholeAnswer {
  const titles = spec.columns(session).map(({ titulo }) => titulo)
  const read = cellsOf(session, spec, question)
  return {
    write: asText({ head: BOM + record(titles) }),
    read: async (tx, after) => {
      const { part, cut } = await read(tx, after)
      return { part: part.map(record).join(''), cut }
    },
  }
}

/** The same list as a workbook of Excel. */
export function xlsxOf<L extends ExportedList, R extends { _id: string }>(
  session: Session,
  spec: ExportSpec<L, R>,
  question: Asked<L>,
): WholeAnswer<Cell[][]> {
  const columns = spec.columns(session)
  return { write: (parts) => workbook(columns, parts), read: cellsOf(session, spec, question) }
}

function cellsOf<L extends ExportedList, R extends { _id: string }>(
  session: Session,
  { list, rows, columns }: ExportSpec<L, R>,
  question: Asked<L>,
) {
  const wanted = columns(session)
  return async (tx: Tx, after: Cut | null): Promise<Batch<Cell[][]>> => {
    const { ids, cut } = await list.batch(tx, session, question, after, BATCH)
    const found = inOrder(ids, await rows(tx, session.idLocatario, ids))
    return { part: found.map((row) => wanted.map(({ valor }) => valor(row))), cut }
  }
}
