import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { registerExport } from '../../platform/exports/register'
import { audit, originOf } from '../../platform/audit/repository'
import { registerCall } from '../../platform/calls/call'
import { forbidden, notFound, staleVersion } from '../../platform/http/refusal'
import { onlyOnce } from '../../platform/idempotency/repository'
import { answerEitherList, deletionOf } from '../eliminados/list'
import { asesoriasExport } from './export'
import { edited } from './edit'
import { asesoriasConditions, asesoriasRows, asesoriasSpec } from './list'
import { takeAsesor, takeCliente } from './references'
import {
  findAsesoria,
  insertAsesoria,
  listAsesores,
  lockAsesoria,
  removeAsesoria,
  updateAsesoria,
} from './repository'
import { registerRestore } from './restore'

const gone = () => notFound('La asesoría no existe')

export async function asesoriasRoutes(app: FastifyInstance): Promise<void> {
  registerExport(app, asesoriasExport)
  registerRestore(app)

  registerCall(app, 'POST /asesorias/listar', ['asesorias.ver'], ({ body, session, reply }) => {
    const source = {
      spec: asesoriasSpec,
      member: 'asesorias',
      rowsOf: asesoriasRows(session.idLocatario),
      edits: 'asesorias.editar',
    }
    return answerEitherList(app.db, session, source, asesoriasConditions(body), body, reply) as never
  })

  registerCall(app, 'POST /asesorias/crear', ['asesorias.agregar'], ({ body, session, request }) =>
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
        await audit(tx, session.idLocatario, originOf(request), {
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

  const mayRead = ['asesorias.detalles', 'asesorias.editar'] as const
  registerCall(app, 'POST /asesorias/detalles', mayRead, ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      if (body.eliminado && !session.may('asesorias.editar')) throw forbidden()
      const which = body.eliminado ? 'deleted' : 'current'
      const asesoria = await findAsesoria(tx, session.idLocatario, body.id, which)
      if (!asesoria) throw gone()
      const deletion = body.eliminado && (await deletionOf(tx, 'asesorias', session.idLocatario, body.id))
      return { asesoria: { ...asesoria, ...deletion } }
    }),
  )

  registerCall(app, 'POST /asesorias/editar', ['asesorias.editar'], ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const before = await lockAsesoria(tx, session.idLocatario, body.id)
      if (!before) throw gone()
      if (body.version !== undefined && body.version !== before.version) throw staleVersion()
      const despues = await edited(tx, session.idLocatario, before, body)
      // Saving without a change keeps the version (D41), so it causes no conflicts.
      if (isDeepStrictEqual({ ...before, ...despues }, before)) return { msg: 'Cambios guardados' }
      await updateAsesoria(tx, session.idLocatario, body.id, despues)
      await audit(tx, session.idLocatario, originOf(request), {
        accion: 'editar',
        entidad: 'asesoria',
        idUsuario: session.idUsuario,
        idEntidad: body.id,
        antes: before,
        despues,
      })
      return { msg: 'Cambios guardados' }
    }),
  )

  registerCall(app, 'POST /asesorias/eliminar', ['asesorias.editar'], ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await lockAsesoria(tx, session.idLocatario, body.id)
      if (!antes) throw gone()
      if (body.version !== undefined && body.version !== antes.version) throw staleVersion()
      await removeAsesoria(tx, session.idLocatario, body.id, session.idUsuario)
      await audit(tx, session.idLocatario, originOf(request), {
        accion: 'eliminar',
        entidad: 'asesoria',
        idUsuario: session.idUsuario,
        idEntidad: body.id,
        antes,
      })
      return { msg: 'Asesoría eliminada' }
    }),
  )

  const mayChoose = ['asesorias.agregar', 'asesorias.editar'] as const
  registerCall(app, 'GET /asesorias/listar_asesores', mayChoose, ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      asesores: await listAsesores(tx, session.idLocatario),
    })),
  )
}
