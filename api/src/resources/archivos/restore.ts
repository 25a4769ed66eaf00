import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { takeBack } from '../../platform/files/loose.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { takeCliente } from '../clientes/repository.ts'
import { isDeleted } from '../../platform/rows/records.ts'
import { lockAny, restoreRow } from '../../platform/rows/rows.ts'
import { archivo } from './entidad.ts'
import { listArchivos, withoutKey } from './repository.ts'

const NO_BYTES = 'El archivo se eliminó hace más de 30 días y ya no se guarda; no se puede restaurar'

/** Puts a deleted file back into its client's list, as long as its bytes are kept (D25, D53). */
export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/restaurar_archivo', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      const { idLocatario } = actor
      await takeCliente(tx, idLocatario, body.id_cliente)
      const found = await lockAny(tx, archivo, idLocatario, body.id_archivo)
      if (found?.id_cliente !== body.id_cliente) throw notFound(archivo.falta)
      const { eliminacion: _gone, ...row } = found
      if (isDeleted(found, body.version)) {
        if (!(await takeBack(tx, idLocatario, row.clave))) throw new Refusal(409, NO_BYTES)
        await restoreRow(tx, archivo, idLocatario, row._id)
        auditBy(tx, actor, {
          accion: 'restaurar',
          entidad: 'archivo',
          idEntidad: row._id,
          despues: withoutKey(row),
        })
      }
      return { msg: 'Archivo restaurado', archivos: await listArchivos(tx, idLocatario, body.id_cliente) }
    }),
  )
}
