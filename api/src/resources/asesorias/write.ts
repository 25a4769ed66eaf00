import { isDeepStrictEqual } from 'node:util'
import { type Actor, audit } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, staleVersion } from '../../platform/http/refusal.ts'
import { type Edicion, edited } from './edit.ts'
import { lockAsesoria, removeAsesoria, updateAsesoria } from './repository.ts'

type Which = Pick<Edicion, 'id' | 'version'>

/* Both refuse before they write. */

async function take(tx: Tx, idLocatario: string, { id, version }: Which) {
  const asesoria = await lockAsesoria(tx, idLocatario, id)
  if (!asesoria) throw notFound('La asesoría no existe')
  if (version !== undefined && version !== asesoria.version) throw staleVersion()
  return asesoria
}

export async function editarAsesoria(
  tx: Tx,
  { idLocatario, idUsuario, origin }: Actor,
  edicion: Edicion,
): Promise<void> {
  const antes = await take(tx, idLocatario, edicion)
  const despues = await edited(tx, idLocatario, antes, edicion)
  // Saving without a change keeps the version (D41), so it causes no conflicts.
  if (isDeepStrictEqual({ ...antes, ...despues }, antes)) return
  await updateAsesoria(tx, idLocatario, edicion.id, despues)
  audit(tx, idLocatario, origin, {
    accion: 'editar',
    entidad: 'asesoria',
    idUsuario,
    idEntidad: edicion.id,
    antes,
    despues,
  })
}

/** Deletes an advisory (D25). */
export async function eliminarAsesoria(
  tx: Tx,
  { idLocatario, idUsuario, origin }: Actor,
  which: Which,
): Promise<void> {
  const antes = await take(tx, idLocatario, which)
  await removeAsesoria(tx, idLocatario, which.id, idUsuario)
  audit(tx, idLocatario, origin, {
    accion: 'eliminar',
    entidad: 'asesoria',
    idUsuario,
    idEntidad: which.id,
    antes,
  })
}
