import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { readPerfil } from './repository.ts'

export default async function perfilClienteRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /clientes/perfil', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const cliente = await readPerfil(tx, session.idLocatario, body.id, {
        notes: session.may('clientes.detalles'),
      })
      if (!cliente) throw notFound('El cliente no existe')
      return { cliente }
    }),
  )
}
