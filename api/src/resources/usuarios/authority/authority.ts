import { covers, type Permiso, grantedTo, may } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Actor } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { badField, noSession, notFound, Refusal } from '../../../platform/http/refusal.ts'
import { isOpen } from '../../../platform/auth/access.ts'
import { findRow, lockRow } from '../../../platform/rows/rows.ts'
import { type Usuario, usuario } from '../entidad.ts'
import type { UsuarioCampos } from '../repository.ts'

/*
 * Which users a person may manage (D22).
 *
 * Writes to the users of one empresa run one after another, and each rereads its author's permissions when its turn
 * comes: two people who take each other's permissions at once can't both succeed. So one person always keeps
 * usuarios.editar: the latest to use it, because nobody can change their own row.
 */

/** Waits until nobody else writes to the users of this empresa. */
export async function waitTurn(tx: Tx, idLocatario: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idLocatario}, 22))`)
}

/** Waits for its turn; returns the author in the current state. */
export async function takeTurn(
  tx: Tx,
  { idLocatario, idUsuario }: Omit<Actor, 'origin'>,
  permiso: Permiso,
): Promise<Usuario> {
  await waitTurn(tx, idLocatario)
  const editor = await findRow(tx, usuario, idLocatario, idUsuario)
  // Somebody who closed this one's access had the turn before (E-16).
  if (!editor || !(await isOpen(tx, { idLocatario, idUsuario }))) throw noSession()
  if (!may(editor.tipo, editor.permisos, permiso)) throw new Refusal(403, 'No hay permiso para hacer esto')
  return editor
}

const OWN = {
  editar: 'Los datos propios se cambian en el perfil',
  eliminar: 'La cuenta propia no se puede eliminar',
  invitar: 'Quien ya entró no necesita invitación',
  cerrar: 'El acceso propio no se puede cerrar',
  devolver: 'El acceso propio no está cerrado',
}

const PARA = {
  editar: 'editar a este usuario',
  eliminar: 'eliminar a este usuario',
  invitar: 'invitar a este usuario',
  cerrar: 'cerrar el acceso de este usuario',
  devolver: 'devolver el acceso a este usuario',
}

/** Locks the user to change or delete; refuses oneself, and users with more permissions than the editor. */
export async function takeTarget(
  tx: Tx,
  editor: Usuario,
  id: string,
  accion: keyof typeof OWN,
): Promise<Usuario> {
  const target = await lockRow(tx, usuario, editor.id_locatario, id)
  if (!target) throw notFound(usuario.falta)
  // Compares rows rather than the received text, because one id can be written in several ways.
  if (target._id === editor._id) throw new Refusal(403, OWN[accion])
  if (!holdsAll(editor, target)) {
    throw new Refusal(403, `Para ${PARA[accion]} hacen falta todos los permisos que tiene`)
  }
  return target
}

/** Refuses to restore a user with more permissions than the editor. */
export function checkRestored(editor: Usuario, target: Usuario): void {
  if (!holdsAll(editor, target)) {
    throw new Refusal(403, 'Para restaurar a este usuario hacen falta todos los permisos que tiene')
  }
}

/** Refuses to grant permissions that the editor lacks, and the tipo that may only be kept (D3). */
export function checkGiven(editor: Usuario, campos: UsuarioCampos, before?: Usuario): void {
  if (!holdsAll(editor, campos)) throw new Refusal(403, 'No se pueden dar permisos que no se tienen')
  if (campos.tipo === 7 && before?.tipo !== 7) throw badField('tipo', 'Debe ser 0 o 1')
}

type Holder = Pick<UsuarioCampos, 'tipo' | 'permisos'>

const holdsAll = (editor: Holder, other: Holder) =>
  covers(grantedTo(editor.tipo, editor.permisos), grantedTo(other.tipo, other.permisos))
