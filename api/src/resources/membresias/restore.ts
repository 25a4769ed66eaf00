import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { isDeleted } from '../eliminados/restore.ts'
import { isNameTaken, lockAnyMembresia, restoreMembresia } from './repository.ts'

const TAKEN = 'Ya hay otra membresía con ese nombre; hay que cambiárselo antes de restaurar esta'

/** Puts a deleted plan back into the list, unless another one has its name by now: nobody could tell them apart. */
export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /configuracion/restaurar_membresia', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const found = await lockAnyMembresia(tx, session.idLocatario, body.id)
      if (!found) throw notFound('La membresía no existe')
      const { eliminacion: _gone, ...plan } = found
      const msg = 'Membresía restaurada'
      if (!isDeleted(found, body.version)) return { msg, membresia: plan }
      if (await isNameTaken(tx, session.idLocatario, plan.nombre)) throw new Refusal(409, TAKEN)
      const membresia = await restoreMembresia(tx, session.idLocatario, body.id)
      audit(tx, session.idLocatario, originOf(request), {
        accion: 'restaurar',
        entidad: 'membresia',
        idUsuario: session.idUsuario,
        idEntidad: body.id,
        despues: membresia,
      })
      return { msg, membresia }
    }),
  )
}
