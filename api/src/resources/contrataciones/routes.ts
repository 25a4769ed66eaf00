import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { lockCliente } from '../clientes/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { registerExport } from '../../platform/exports/register.ts'
import { badField, notFound, Refusal } from '../../platform/http/refusal.ts'
import { registerLote } from '../../platform/lotes/register.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { refusesNames } from './access.ts'
import { contratacionesExport } from './export.ts'
import { registerExtend } from './extend.ts'
import { listAll } from './list.ts'
import { contratacionesLote } from './lote.ts'
import { cancelContratacion, insertContratacion, lockContratacion, takePlan } from './repository.ts'
import { registerRestore } from './restore.ts'

const NO_LONGER_ACTIVE = {
  1: 'La membresía ya venció; no hay nada que cancelar',
  2: 'La membresía ya estaba cancelada',
} as const

export default async function contratacionesRoutes(app: FastifyInstance): Promise<void> {
  registerRestore(app)
  registerExtend(app)
  registerExport(app, contratacionesExport)
  registerLote(app, contratacionesLote)

  registerCall(app, 'POST /contrataciones/listar', ({ body, session }) => {
    refusesNames(session, body)
    return app.db.tenant(session.idLocatario, (tx) => listAll(tx, session, body))
  })

  registerCall(app, 'POST /clientes/crear_contratacion', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        // The client's purchases wait for each other, so that their order is unambiguous.
        if (!(await lockCliente(tx, session.idLocatario, body.id_cliente))) {
          throw notFound('El cliente no existe')
        }
        const membresia = await takePlan(tx, session.idLocatario, body.id_membresia)
        if (membresia === undefined) throw badField('id_membresia', 'La membresía no existe')
        const contratacion = await insertContratacion(tx, session.idLocatario, { ...body, membresia })
        audit(tx, session.idLocatario, originOf(request), {
          accion: 'crear',
          entidad: 'contratacion',
          idUsuario: session.idUsuario,
          idEntidad: contratacion._id,
          despues: { ...body, membresia },
        })
        return { msg: 'Membresía contratada', contratacion }
      }),
    ),
  )

  registerCall(app, 'POST /clientes/cancelar_contratacion', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { id_cliente, id_contratacion } = body
      if (!(await lockCliente(tx, session.idLocatario, id_cliente))) throw notFound('El cliente no existe')
      const antes = await lockContratacion(tx, session.idLocatario, id_cliente, id_contratacion)
      if (!antes) throw notFound('La contratación no existe')
      if (antes.status !== 0) throw new Refusal(409, NO_LONGER_ACTIVE[antes.status])
      const contratacion = await cancelContratacion(tx, session.idLocatario, id_contratacion)
      audit(tx, session.idLocatario, originOf(request), {
        accion: 'editar',
        entidad: 'contratacion',
        idUsuario: session.idUsuario,
        idEntidad: id_contratacion,
        antes: { id_cliente, status: antes.status },
        despues: { id_cliente, status: contratacion.status },
      })
      return { msg: 'Membresía cancelada', contratacion }
    }),
  )
}
