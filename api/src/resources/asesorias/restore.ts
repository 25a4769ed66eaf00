import type { FastifyInstance } from 'fastify'
import { type Actor, actorOf, audit } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { isDeleted } from '../eliminados/restore.ts'
import { lockAnyAsesoria, restoreAsesoria } from './repository.ts'

export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /asesorias/restaurar', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await restaurarAsesoria(tx, actorOf(session, request), body)
      return { msg: 'Asesoría restaurada' }
    }),
  )
}

/**
 * Puts a deleted advisory back into the lists, even if its client or its advisor has been deleted: their names stay
 * (D25).
 */
export async function restaurarAsesoria(
  tx: Tx,
  { idLocatario, idUsuario, origin }: Actor,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  const found = await lockAnyAsesoria(tx, idLocatario, id)
  if (!found) throw notFound('La asesoría no existe')
  const { eliminacion: _gone, ...asesoria } = found
  if (!isDeleted(found, version)) return
  await restoreAsesoria(tx, idLocatario, id)
  audit(tx, idLocatario, origin, {
    accion: 'restaurar',
    entidad: 'asesoria',
    idUsuario,
    idEntidad: id,
    despues: asesoria,
  })
}
