import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { takeBack } from '../../platform/files/loose.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { lockCliente } from '../clientes/repository.ts'
import { isDeleted } from '../eliminados/restore.ts'
import { listArchivos, lockAnyArchivo, restoreArchivo, withoutKey } from './repository.ts'

const NO_BYTES = 'El archivo se eliminó hace más de 30 días y ya no se guarda; no se puede restaurar'

/** Puts a deleted file back into its client's list, as long as its bytes are kept (D25, D53). */
export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/restaurar_archivo', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario, idUsuario } = session
      if (!(await lockCliente(tx, idLocatario, body.id_cliente))) throw notFound('El cliente no existe')
      const found = await lockAnyArchivo(tx, idLocatario, body.id_archivo)
      if (found?.id_cliente !== body.id_cliente) throw notFound('El archivo no existe')
      const { eliminacion: _gone, ...archivo } = found
      if (isDeleted(found, body.version)) {
        if (!(await takeBack(tx, idLocatario, archivo.clave))) throw new Refusal(409, NO_BYTES)
        await restoreArchivo(tx, idLocatario, archivo._id)
        audit(tx, idLocatario, originOf(request), {
          accion: 'restaurar',
          entidad: 'archivo',
          idUsuario,
          idEntidad: archivo._id,
          despues: withoutKey(archivo),
        })
      }
      return { msg: 'Archivo restaurado', archivos: await listArchivos(tx, idLocatario, body.id_cliente) }
    }),
  )
}
