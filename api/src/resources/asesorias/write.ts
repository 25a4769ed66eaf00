import { isDeepStrictEqual } from 'node:util'
import { type Actor, auditBy } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { takeRow } from '../../platform/rows/records.ts'
import { updateRow } from '../../platform/rows/rows.ts'
import { type Edicion, edited } from './edit.ts'
import { asesoria } from './entidad.ts'

/** Changes an advisory; refuses before it writes. */
export async function editarAsesoria(tx: Tx, actor: Actor, edicion: Edicion): Promise<void> {
  const { idLocatario } = actor
  const antes = await takeRow(tx, asesoria, idLocatario, edicion)
  const despues = await edited(tx, idLocatario, antes, edicion)
  // Saving without a change keeps the version (D41), so it causes no conflicts.
  if (isDeepStrictEqual({ ...antes, ...despues }, antes)) return
  await updateRow(tx, asesoria, idLocatario, edicion.id, despues)
  auditBy(tx, actor, {
    accion: 'editar',
    entidad: 'asesoria',
    idEntidad: edicion.id,
    antes,
    despues,
  })
}
