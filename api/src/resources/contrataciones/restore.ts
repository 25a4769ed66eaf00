import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound, staleVersion } from '../../platform/http/refusal.ts'
import { lockCliente } from '../clientes/repository.ts'
import { lockContratacion, restoreContratacion } from './repository.ts'

const CANCELLED = 2

/**
 * Takes back the cancellation of a purchase; one that is not cancelled stays as it is, so that a call that comes twice
 * is answered.
 */
export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/restaurar_contratacion', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario, idUsuario } = session
      const { id_cliente, id_contratacion, version } = body
      if (!(await lockCliente(tx, idLocatario, id_cliente))) throw notFound('El cliente no existe')
      const antes = await lockContratacion(tx, idLocatario, id_cliente, id_contratacion)
      if (!antes) throw notFound('La contratación no existe')
      const msg = 'Membresía restaurada'
      if (antes.status !== CANCELLED) return { msg, contratacion: antes }
      if (version !== undefined && version !== antes.version) throw staleVersion()
      const contratacion = await restoreContratacion(tx, idLocatario, id_contratacion)
      audit(tx, idLocatario, originOf(request), {
        accion: 'restaurar',
        entidad: 'contratacion',
        idUsuario,
        idEntidad: id_contratacion,
        antes: { id_cliente, status: antes.status },
        despues: { id_cliente, status: contratacion.status },
      })
      return { msg, contratacion }
    }),
  )
}
