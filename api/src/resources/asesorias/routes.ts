import type { FastifyInstance } from 'fastify'
import { registerExport } from '../../platform/exports/register.ts'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import { removeRecord, restoreRecord } from '../../platform/rows/records.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { registerLote } from '../../platform/lotes/register.ts'
import { answerEitherList, deletionOf } from '../eliminados/list.ts'
import { asesoriasFound } from './list/buscador.ts'
import { asesoriasDeHoy } from './list/hoy.ts'
import { asesoriasExport } from './list/export.ts'
import { asesoria, asesoriasList } from './entidad.ts'
import { asesoriasRows } from './list/list.ts'
import { asesoriasLote } from './lote.ts'
import { takeAsesor, takeCliente } from './references.ts'
import { findAsesoria, insertAsesoria, listAsesores } from './repository.ts'
import { asesoriasDelPeriodo } from './reporte.ts'
import { editarAsesoria } from './write.ts'
import { registerVistas } from '../vistas/register.ts'

export default async function asesoriasRoutes(app: FastifyInstance): Promise<void> {
  registerVistas(app, 'asesorias', 'POST /asesorias/vistas', 'POST /asesorias/guardar_vistas')
  app.buscador.push(asesoriasFound)
  app.hoy.push(asesoriasDeHoy)
  app.reportes.push(asesoriasDelPeriodo)
  registerExport(app, asesoriasExport)
  registerLote(app, asesoriasLote)

  registerCall(app, 'POST /asesorias/listar', (call) =>
    answerEitherList(app.db, call, asesoriasList, {
      miembro: 'asesorias',
      entity: asesoria,
      rows: asesoriasRows,
    }),
  )

  registerCall(app, 'POST /asesorias/crear', ({ body, session, actor, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const nueva = {
          id_cliente: body.cliente,
          id_asesor: body.asesor ?? session.idUsuario,
          tipo: body.tipo ?? 0,
          motivo: body.motivo,
          descripcion: body.descripcion ?? '',
          creacion: body.fecha,
          finalizacion: null,
          hora: body.hora ?? null,
          minutos: body.minutos ?? null,
        }
        await takeCliente(tx, session.idLocatario, nueva.id_cliente)
        await takeAsesor(tx, session.idLocatario, nueva.id_asesor)
        const _id = await insertAsesoria(tx, session.idLocatario, nueva)
        auditBy(tx, actor, {
          accion: 'crear',
          entidad: 'asesoria',
          idEntidad: _id,
          despues: nueva,
        })
        return { msg: 'Asesoría creada', _id }
      }),
    ),
  )

  registerCall(app, 'POST /asesorias/detalles', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      if (body.eliminado && !session.may('asesorias.editar')) throw forbidden()
      const which = body.eliminado ? 'deleted' : 'current'
      const found = await findAsesoria(tx, session.idLocatario, body.id, which)
      if (!found) throw notFound(asesoria.falta)
      const deletion = body.eliminado && (await deletionOf(tx, asesoria, session.idLocatario, body.id))
      return { asesoria: { ...found, ...deletion } }
    }),
  )

  registerCall(app, 'POST /asesorias/editar', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      await editarAsesoria(tx, actor, body)
      return { msg: 'Cambios guardados' }
    }),
  )

  registerCall(app, 'POST /asesorias/eliminar', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      await removeRecord(tx, asesoria, actor, body)
      return { msg: 'Asesoría eliminada' }
    }),
  )

  // Even if its client or its advisor has been deleted: their names stay (D25).
  registerCall(app, 'POST /asesorias/restaurar', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      await restoreRecord(tx, asesoria, actor, body)
      return { msg: 'Asesoría restaurada' }
    }),
  )

  registerCall(app, 'GET /asesorias/listar_asesores', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      asesores: await listAsesores(tx, session.idLocatario),
    })),
  )
}
