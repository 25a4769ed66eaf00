import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { findEverywhere } from './find.ts'

/** The search box: one text, asked of every list that the person may see. */
export default async function buscadorRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /busqueda/buscar', ({ body, session }) =>
    app.db.tenant(session.idLocatario, (tx) => findEverywhere(tx, session, app.buscador, body.texto)),
  )
}
