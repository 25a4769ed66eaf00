import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { isDeleted } from '../eliminados/restore.ts'
import { mayDelete, takeAnyNota, takeNota } from './access.ts'
import { type NotaEntera, readNota, removeNota, restoreNota } from './repository.ts'

const recorded = ({ id_cliente, texto, vence, id_responsable, hecha }: NotaEntera) => ({
  id_cliente,
  texto,
  vence,
  id_responsable,
  hecha,
})

/** Deleting a note, and putting it back (D53). */
export function registerRemoval(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/eliminar_nota', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario, idUsuario } = session
      const nota = await takeNota(tx, session, body, mayDelete)
      await removeNota(tx, idLocatario, nota._id, idUsuario)
      audit(tx, idLocatario, originOf(request), {
        accion: 'eliminar',
        entidad: 'nota',
        idUsuario,
        idEntidad: nota._id,
        antes: recorded(nota),
      })
      return { msg: 'Nota eliminada' }
    }),
  )

  registerCall(app, 'POST /clientes/restaurar_nota', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario, idUsuario } = session
      const nota = await takeAnyNota(tx, session, body)
      mayDelete(nota, session)
      if (isDeleted(nota, body.version)) {
        await restoreNota(tx, idLocatario, nota._id)
        audit(tx, idLocatario, originOf(request), {
          accion: 'restaurar',
          entidad: 'nota',
          idUsuario,
          idEntidad: nota._id,
          despues: recorded(nota),
        })
      }
      return { msg: 'Nota restaurada', nota: await readNota(tx, idLocatario, nota._id) }
    }),
  )
}
