import { sql } from 'drizzle-orm'
import type { Session } from '../../platform/auth/session'
import type { Tx } from '../../platform/database/database'
import { badField, noSession, notFound, Refusal } from '../../platform/http/refusal'
import { covers } from '../../platform/permisos/covers'
import { held, may, type Permiso } from '../../platform/permisos/effective'
import { findUsuario, lockUsuario, type UsuarioCampos } from './repository'
import type { Usuario } from './row'

/*
 * Who may do what to whom (D22).
 *
 * Writes to the users of one empresa come one after another, and the permissions of who writes are read again when its
 * turn has come: two who take each other's permissions at the same moment can't both succeed. So there is always
 * somebody left with usuarios.editar: who has just used it, as nobody changes one's own row.
 */

/** Waits for its turn; answers who writes, as they are now. */
export async function takeTurn(tx: Tx, session: Session, permiso: Permiso): Promise<Usuario> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${session.idLocatario}, 22))`)
  const editor = await findUsuario(tx, session.idLocatario, session.idUsuario)
  if (!editor) throw noSession()
  if (!may(editor.tipo, editor.permisos, permiso)) throw new Refusal(403, 'No hay permiso para hacer esto')
  return editor
}

const OWN = {
  editar: 'Los datos propios se cambian en el perfil',
  eliminar: 'La cuenta propia no se puede eliminar',
}

/** The user that is to be changed or deleted, locked; refused when it is oneself or holds more than the editor. */
export async function takeTarget(
  tx: Tx,
  editor: Usuario,
  id: string,
  deed: keyof typeof OWN,
): Promise<Usuario> {
  const target = await lockUsuario(tx, editor.id_locatario, id)
  if (!target) throw notFound('El usuario no existe')
  // By the row and not by the text that was sent: one id can be written in more ways than one.
  if (target._id === editor._id) throw new Refusal(403, OWN[deed])
  if (!holdsAll(editor, target)) {
    throw new Refusal(403, `Para ${deed} a este usuario hacen falta todos los permisos que tiene`)
  }
  return target
}

/** Refuses to give what the editor does not hold, and the type that is only kept (D3). */
export function checkGiven(editor: Usuario, campos: UsuarioCampos, before?: Usuario): void {
  if (!holdsAll(editor, campos)) throw new Refusal(403, 'No se pueden dar permisos que no se tienen')
  if (campos.tipo === 7 && before?.tipo !== 7) throw badField('tipo', 'Debe ser 0 o 1')
}

type Holder = Pick<UsuarioCampos, 'tipo' | 'permisos'>

const holdsAll = (editor: Holder, other: Holder) =>
  covers(held(editor.tipo, editor.permisos), held(other.tipo, other.permisos))
