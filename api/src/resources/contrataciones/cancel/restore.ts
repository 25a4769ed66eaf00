import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../../platform/audit/repository.ts'
import { registerCall } from '../../../platform/calls/call.ts'
import { notFound, staleVersion } from '../../../platform/http/refusal.ts'
import { takeCliente } from '../../clientes/repository.ts'
import { lockContratacion, restoreContratacion } from '../repository.ts'

const CANCELLED = 2

/**
 * Takes back the cancellation of a purchase; one that is not cancelled stays as it is, so that a call that comes twice
 * is answered.
 */
export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/restaurar_contratacion', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario } = session
      const { id_cliente, id_contratacion, version } = body
      await takeCliente(tx, idLocatario, id_cliente)
      const antes = await lockContratacion(tx, idLocatario, id_cliente, id_contratacion)
      if (!antes) throw notFound('La contratación no existe')
      const msg = 'Membresía restaurada'
      if (antes.status !== CANCELLED) return { msg, contratacion: antes }
      if (version !== undefined && version !== antes.version) throw staleVersion()
      const contratacion = await restoreContratacion(tx, idLocatario, id_contratacion)
      auditBy(tx, actor, {
        accion: 'restaurar',
        entidad: 'contratacion',
        idEntidad: id_contratacion,
        antes: { id_cliente, status: antes.status },
        despues: { id_cliente, status: contratacion.status },
      })
      return { msg, contratacion }
    }),
  )
}
