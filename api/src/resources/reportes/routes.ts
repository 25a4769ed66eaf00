import type { Reporte } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { today } from '../../platform/lists/days.ts'
import { before } from './periodo.ts'

/** «Reportes» on the home page: each report of what the person may see in its list, or of whose sums they may see (E-18). */
export default async function reportesRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /reportes/consultar', ({ body: periodo, session }) =>
    app.db.reading(session.idLocatario, async (tx) => {
      const anterior = before(periodo)
      const question = { periodo, anterior, today: today() }
      const reportes: Reporte[] = []
      for (const { sees, read } of app.reportes.toSorted((one, other) => one.lugar - other.lugar))
        if (sees(session)) reportes.push(await read(tx, session, question))
      return { ...periodo, anterior, reportes }
    }),
  )
}
