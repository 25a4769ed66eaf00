import type { FastifyInstance, FastifyRequest } from 'fastify'
import { audit, type Deed, originOf } from '../../platform/audit/repository.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound, staleVersion } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import {
  changesNothing,
  findMembresia,
  insertMembresia,
  listMembresias,
  lockMembresia,
  removeMembresia,
  updateMembresia,
} from './repository.ts'
import { registerRestore } from './restore.ts'

const gone = () => notFound('La membresía no existe')

export default async function membresiasRoutes(app: FastifyInstance): Promise<void> {
  registerRestore(app)
  registerCall(app, 'GET /configuracion/listar_membresias', async ({ session }) => ({
    membresias: await app.db.tenant(session.idLocatario, (tx) => listMembresias(tx, session.idLocatario)),
  }))

  registerCall(app, 'POST /configuracion/detalles_membresia', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const membresia = await findMembresia(tx, session.idLocatario, body.id)
      if (!membresia) throw gone()
      return { membresia }
    }),
  )

  registerCall(app, 'POST /configuracion/crear_membresia', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const membresia = await insertMembresia(tx, session.idLocatario, body)
        note(tx, session, request, { accion: 'crear', idEntidad: membresia._id, despues: membresia })
        return { msg: 'Membresía creada', membresia }
      }),
    ),
  )

  registerCall(app, 'POST /configuracion/editar_membresia', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await lock(tx, session, body)
      // Saving without a change keeps the version (D41), so it causes no conflicts.
      if (changesNothing(antes, body)) return { msg: 'Cambios guardados', membresia: antes }
      const membresia = await updateMembresia(tx, session.idLocatario, body.id, body)
      note(tx, session, request, { accion: 'editar', idEntidad: body.id, antes, despues: membresia })
      return { msg: 'Cambios guardados', membresia }
    }),
  )

  registerCall(app, 'POST /configuracion/eliminar_membresia', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await lock(tx, session, body)
      await removeMembresia(tx, session.idLocatario, body.id, session.idUsuario)
      note(tx, session, request, { accion: 'eliminar', idEntidad: body.id, antes })
      return { msg: 'Membresía eliminada' }
    }),
  )
}

async function lock(tx: Tx, session: Session, { id, version }: { id: string; version?: number }) {
  const membresia = await lockMembresia(tx, session.idLocatario, id)
  if (!membresia) throw gone()
  if (version !== undefined && version !== membresia.version) throw staleVersion()
  return membresia
}

const note = (
  tx: Tx,
  session: Session,
  request: FastifyRequest,
  deed: Omit<Deed, 'entidad' | 'idUsuario'>,
): void =>
  audit(tx, session.idLocatario, originOf(request), {
    entidad: 'membresia',
    idUsuario: session.idUsuario,
    ...deed,
  })
