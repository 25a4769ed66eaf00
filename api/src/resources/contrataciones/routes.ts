import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { takeCliente } from '../clientes/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { registerExport } from '../../platform/exports/register.ts'
import { badField, notFound, Refusal } from '../../platform/http/refusal.ts'
import { answerPage } from '../../platform/lists/answer.ts'
import { registerLote } from '../../platform/lotes/register.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { seesNames } from './access.ts'
import { contratacionesExport } from './list/export.ts'
import { registerExtend } from './extend/extend.ts'
import { terminanPronto } from './list/hoy.ts'
import { contratacionesList, contratacionesRows } from './list/list.ts'
import { contratacionesLote } from './extend/lote.ts'
import { cancelContratacion, insertContratacion, lockContratacion, takePlan } from './repository.ts'
import { ingresos } from './reportes/ingresos.ts'
import { membresiasDelPeriodo } from './reportes/membresias.ts'
import { registerRestore } from './cancel/restore.ts'
import { registerVistas } from '../vistas/register.ts'

const NO_LONGER_ACTIVE = {
  1: 'La membresía ya venció; no hay nada que cancelar',
  2: 'La membresía ya estaba cancelada',
} as const

export default async function contratacionesRoutes(app: FastifyInstance): Promise<void> {
  registerVistas(app, 'contrataciones', 'POST /contrataciones/vistas', 'POST /contrataciones/guardar_vistas')
  app.hoy.push(terminanPronto)
  app.reportes.push(ingresos, membresiasDelPeriodo)
  registerRestore(app)
  registerExtend(app)
  registerExport(app, contratacionesExport)
  registerLote(app, contratacionesLote)

  registerCall(app, 'POST /contrataciones/listar', (call) => {
    const rows = contratacionesRows({ names: seesNames(call.session) })
    return answerPage(app.db, call, contratacionesList, { miembro: 'contrataciones', rows })
  })

  registerCall(app, 'POST /clientes/crear_contratacion', ({ body, session, actor, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        // The client's purchases wait for each other, so that their order is unambiguous.
        await takeCliente(tx, session.idLocatario, body.id_cliente)
        const membresia = await takePlan(tx, session.idLocatario, body.id_membresia)
        if (membresia === undefined) throw badField('id_membresia', 'La membresía no existe')
        const contratacion = await insertContratacion(tx, session.idLocatario, { ...body, membresia })
        auditBy(tx, actor, {
          accion: 'crear',
          entidad: 'contratacion',
          idEntidad: contratacion._id,
          despues: { ...body, membresia },
        })
        return { msg: 'Membresía contratada', contratacion }
      }),
    ),
  )

  registerCall(app, 'POST /clientes/cancelar_contratacion', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { id_cliente, id_contratacion } = body
      await takeCliente(tx, session.idLocatario, id_cliente)
      const antes = await lockContratacion(tx, session.idLocatario, id_cliente, id_contratacion)
      if (!antes) throw notFound('La contratación no existe')
      if (antes.status !== 0) throw new Refusal(409, NO_LONGER_ACTIVE[antes.status])
      const contratacion = await cancelContratacion(tx, session.idLocatario, id_contratacion)
      auditBy(tx, actor, {
        accion: 'editar',
        entidad: 'contratacion',
        idEntidad: id_contratacion,
        antes: { id_cliente, status: antes.status },
        despues: { id_cliente, status: contratacion.status },
      })
      return { msg: 'Membresía cancelada', contratacion }
    }),
  )
}
