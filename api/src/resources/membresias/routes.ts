import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { removeRecord, restoreRecord, takeRow } from '../../platform/rows/records.ts'
import { findRow, updateRow } from '../../platform/rows/rows.ts'
import { membresia } from './entidad.ts'
import { changesNothing, insertMembresia, isNameTaken, listMembresias } from './repository.ts'
import { registerVistas } from '../vistas/register.ts'

const { entidad } = membresia
const TAKEN = 'Ya hay otra membresía con ese nombre; hay que cambiárselo antes de restaurar esta'

export default async function membresiasRoutes(app: FastifyInstance): Promise<void> {
  registerVistas(
    app,
    'membresias',
    'POST /configuracion/vistas_membresias',
    'POST /configuracion/guardar_vistas_membresias',
  )
  registerCall(app, 'GET /configuracion/listar_membresias', async ({ session }) => ({
    membresias: await app.db.tenant(session.idLocatario, (tx) => listMembresias(tx, session.idLocatario)),
  }))

  registerCall(app, 'POST /configuracion/detalles_membresia', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const found = await findRow(tx, membresia, session.idLocatario, body.id)
      if (!found) throw notFound(membresia.falta)
      return { membresia: found }
    }),
  )

  registerCall(app, 'POST /configuracion/crear_membresia', ({ body, session, actor, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const despues = await insertMembresia(tx, session.idLocatario, body)
        auditBy(tx, actor, { accion: 'crear', entidad, idEntidad: despues._id, despues })
        return { msg: 'Membresía creada', membresia: despues }
      }),
    ),
  )

  // Earlier purchases keep their name and price (D25).
  registerCall(app, 'POST /configuracion/editar_membresia', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      const { id, version: _version, ...cambios } = body
      const antes = await takeRow(tx, membresia, actor.idLocatario, body)
      // Saving without a change keeps the version (D41), so it causes no conflicts.
      if (changesNothing(antes, cambios)) return { msg: 'Cambios guardados', membresia: antes }
      const despues = await updateRow(tx, membresia, actor.idLocatario, id, cambios)
      auditBy(tx, actor, { accion: 'editar', entidad, idEntidad: id, antes, despues })
      return { msg: 'Cambios guardados', membresia: despues }
    }),
  )

  registerCall(app, 'POST /configuracion/eliminar_membresia', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      await removeRecord(tx, membresia, actor, body)
      return { msg: 'Membresía eliminada' }
    }),
  )

  registerCall(app, 'POST /configuracion/restaurar_membresia', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      const restored = await restoreRecord(tx, membresia, actor, body, async ({ nombre }) => {
        // Nobody could tell two of one name apart.
        if (await isNameTaken(tx, actor.idLocatario, nombre)) throw new Refusal(409, TAKEN)
      })
      return { msg: 'Membresía restaurada', membresia: restored }
    }),
  )
}
