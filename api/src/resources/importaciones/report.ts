import { calls, type Importacion } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Session } from '../../platform/auth/session.ts'
import { BOM, csvFile, record } from '../../platform/exports/csv.ts'
import { asText, BATCH, type WholeAnswer } from '../../platform/lists/whole/whole.ts'
import { rowsToSee, takeImport, toFallas } from './repository.ts'

/** The name under which a question for this file is kept. */
export const REPORT = 'importaciones'

const { access, request } = calls['POST /clientes/descargar_fallas']

/** Serves the rows that failed or were left out, as they were in the sheet, with the reason in a last column. */
export function registerReport(app: FastifyInstance): void {
  app.exports.set(REPORT, {
    access,
    open: (session, stored) => ({ ...csvFile, whole: reportOf(session, request.parse(stored).id) }),
  })
}

function reportOf(session: Session, id: string): WholeAnswer {
  const { idLocatario } = session
  let found: Importacion | undefined
  return {
    write: asText({ head: BOM }),
    read: async (tx, after) => {
      found ??= await takeImport(tx, session, id)
      const { columnas } = found
      const rows = await rowsToSee(tx, idLocatario, id, Number(after?.valor ?? 0), BATCH)
      const lines = rows.map(({ celdas, motivos, fila }) => {
        const why = toFallas({ fila, celdas, motivos }, columnas).map(({ columna, motivo }) =>
          columna ? `${columna}: ${motivo}` : motivo,
        )
        return record([...columnas.map((_, i) => celdas?.[i] ?? ''), why.join(' · ')])
      })
      const titles = after ? '' : record([...columnas.map(({ titulo }) => titulo), 'Motivo'])
      const last = rows.length === BATCH ? rows.at(-1) : undefined
      return { part: titles + lines.join(''), cut: last ? { valor: String(last.n), id: '' } : null }
    },
  }
}
