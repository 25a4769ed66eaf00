import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { wentTo } from '../duplicados/merge/repository.ts'
import { readPerfil } from './repository.ts'

export default async function perfilClienteRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /clientes/perfil', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const read = (id: string) =>
        readPerfil(tx, session.idLocatario, id, { notes: session.may('clientes.detalles') })
      const cliente = await read(body.id)
      if (cliente) return { cliente }
      // Whoever was merged is found where they are now (E-12).
      const unido_en = await wentTo(tx, body.id)
      const staying = unido_en && (await read(unido_en))
      if (!staying) throw notFound('El cliente no existe')
      return { cliente: staying, unido_en }
    }),
  )
}
