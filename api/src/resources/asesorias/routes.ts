import type { FastifyInstance } from 'fastify'
import { registerExport } from '../../platform/exports/register.ts'
import { actorOf, audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { registerLote } from '../../platform/lotes/register.ts'
import { answerEitherList, deletionOf } from '../eliminados/list.ts'
import { asesoriasExport } from './export.ts'
import { asesoriasConditions, asesoriasRows, asesoriasSpec } from './list.ts'
import { asesoriasLote } from './lote.ts'
import { takeAsesor, takeCliente } from './references.ts'
import { findAsesoria, insertAsesoria, listAsesores } from './repository.ts'
import { registerRestore } from './restore.ts'
import { editarAsesoria, eliminarAsesoria } from './write.ts'

const gone = () => notFound('La asesoría no existe')

export default async function asesoriasRoutes(app: FastifyInstance): Promise<void> {
  registerExport(app, asesoriasExport)
  registerRestore(app)
  registerLote(app, asesoriasLote)

  registerCall(app, 'POST /asesorias/listar', ({ body, session, reply }) => {
    const source = {
      spec: asesoriasSpec,
      member: 'asesorias',
      entidad: 'asesoria',
      rowsOf: asesoriasRows(session.idLocatario),
      edits: 'asesorias.editar',
    }
    return answerEitherList(app.db, session, source, asesoriasConditions(body), body, reply) as never
  })

  registerCall(app, 'POST /asesorias/crear', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const asesoria = {
          id_cliente: body.cliente,
          id_asesor: body.asesor ?? session.idUsuario,
          tipo: body.tipo ?? 0,
          motivo: body.motivo,
          descripcion: body.descripcion ?? '',
          creacion: body.fecha,
          finalizacion: null,
        }
        await takeCliente(tx, session.idLocatario, asesoria.id_cliente)
        await takeAsesor(tx, session.idLocatario, asesoria.id_asesor)
        const _id = await insertAsesoria(tx, session.idLocatario, asesoria)
        audit(tx, session.idLocatario, originOf(request), {
          accion: 'crear',
          entidad: 'asesoria',
          idUsuario: session.idUsuario,
          idEntidad: _id,
          despues: asesoria,
        })
        return { msg: 'Asesoría creada', _id }
      }),
    ),
  )

  registerCall(app, 'POST /asesorias/detalles', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      if (body.eliminado && !session.may('asesorias.editar')) throw forbidden()
      const which = body.eliminado ? 'deleted' : 'current'
      const asesoria = await findAsesoria(tx, session.idLocatario, body.id, which)
      if (!asesoria) throw gone()
      const deletion = body.eliminado && (await deletionOf(tx, 'asesorias', session.idLocatario, body.id))
      return { asesoria: { ...asesoria, ...deletion } }
    }),
  )

  registerCall(app, 'POST /asesorias/editar', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await editarAsesoria(tx, actorOf(session, request), body)
      return { msg: 'Cambios guardados' }
    }),
  )

  registerCall(app, 'POST /asesorias/eliminar', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await eliminarAsesoria(tx, actorOf(session, request), body)
      return { msg: 'Asesoría eliminada' }
    }),
  )

  registerCall(app, 'GET /asesorias/listar_asesores', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      asesores: await listAsesores(tx, session.idLocatario),
    })),
  )
}
