import type { FastifyInstance } from 'fastify'
import { type Actor, actorOf, audit } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { isDeleted } from '../eliminados/restore.ts'
import { lockAnyCliente, restoreCliente } from './repository.ts'

const ERASED = 'Los datos de este cliente se borraron para siempre; no se puede restaurar'

export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/restaurar', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await restaurarCliente(tx, actorOf(session, request), body)
      return { msg: 'Cliente restaurado' }
    }),
  )
}

/** Puts a deleted client back into the lists; one whose data was erased stays erased (D53). */
export async function restaurarCliente(
  tx: Tx,
  { idLocatario, idUsuario, origin }: Actor,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  const found = await lockAnyCliente(tx, idLocatario, id)
  if (!found) throw notFound('El cliente no existe')
  const { eliminacion: _gone, datos_borrados, ...cliente } = found
  if (datos_borrados) throw new Refusal(409, ERASED)
  if (!isDeleted(found, version)) return
  await restoreCliente(tx, idLocatario, id)
  audit(tx, idLocatario, origin, {
    accion: 'restaurar',
    entidad: 'cliente',
    idUsuario,
    idEntidad: id,
    despues: cliente,
  })
}
