import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import type { Cut } from '../lists/cursor.ts'
import { inOrder } from '../lists/in-order.ts'
import { readBatch } from '../lists/page.ts'
import { BATCH, type Whole } from '../lists/whole.ts'
import { BOM, record } from './csv.ts'
import type { Column, ExportQuestion, ExportSpec } from './spec.ts'

/** A list as CSV, batch by batch. */
export function csvOf(session: Session, list: ExportSpec, question: ExportQuestion): Whole {
  const wanted = list.columns(session) as Column<unknown>[]
  const batchOf = batches(list, session, question)
  return {
    head: BOM + record(wanted.map(({ titulo }) => titulo)),
    read: async (tx, cut) => {
      const batch = await batchOf(tx, cut)
      return {
        text: batch.rows.map((row) => record(wanted.map(({ valor }) => valor(row)))).join(''),
        cut: batch.cut,
      }
    },
  }
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
