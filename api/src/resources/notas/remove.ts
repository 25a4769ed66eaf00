import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { isDeleted } from '../../platform/rows/records.ts'
import { removeRow, restoreRow } from '../../platform/rows/rows.ts'
import { mayDelete, takeAnyNota, takeNota } from './access.ts'
import { nota, type NotaEntera } from './entidad.ts'
import { readNota } from './repository.ts'

const recorded = ({ id_cliente, texto, vence, id_responsable, hecha }: NotaEntera) => ({
  id_cliente,
  texto,
  vence,
  id_responsable,
  hecha,
})

/** Deleting a note, and putting it back (D53). */
export function registerRemoval(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/eliminar_nota', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario, idUsuario } = actor
      const antes = await takeNota(tx, session, body, mayDelete)
      await removeRow(tx, nota, idLocatario, antes._id, idUsuario)
      auditBy(tx, actor, {
        accion: 'eliminar',
        entidad: 'nota',
        idEntidad: antes._id,
        antes: recorded(antes),
      })
      return { msg: 'Nota eliminada' }
    }),
  )

  registerCall(app, 'POST /clientes/restaurar_nota', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario } = actor
      const found = await takeAnyNota(tx, session, body)
      mayDelete(found, session)
      if (isDeleted(found, body.version)) {
        await restoreRow(tx, nota, idLocatario, found._id)
        auditBy(tx, actor, {
          accion: 'restaurar',
          entidad: 'nota',
          idEntidad: found._id,
          despues: recorded(found),
        })
      }
      return { msg: 'Nota restaurada', nota: await readNota(tx, idLocatario, found._id) }
    }),
  )
}
