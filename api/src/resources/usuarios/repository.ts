import { sql } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import {
  insertIdentity,
  changeIdentity,
  removeIdentity,
  restoreIdentity,
} from '../../platform/auth/identities.ts'
import type { Tx } from '../../platform/database/database.ts'
import { usuarios } from './table.ts'
import { release, takeBack } from '../../platform/files/loose.ts'
import { removeRow, restoreRow, updateRow } from '../../platform/rows/rows.ts'
import { photoKey } from './photo-url.ts'
import { type Usuario, usuario } from './entidad.ts'

/** For how long the bytes of a deleted user's photo are kept (D25). */
const KEEP_PHOTO_DAYS = 30

/** What a form sets of a user, but for the password. */
export type UsuarioCampos = Pick<
  Usuario,
  'nombre' | 'apellido_paterno' | 'apellido_materno' | 'tipo' | 'email' | 'permisos'
>

export async function insertUsuario(
  tx: Tx,
  idLocatario: string,
  campos: UsuarioCampos,
  clave: string,
): Promise<Usuario> {
  const _id = uuidv7()
  const [row] = await tx
    .insert(usuarios)
    .values({ ...campos, id_locatario: idLocatario, _id, creacion: sql`now()` })
    .returning(usuario.columnas)
  await insertIdentity(tx, { idLocatario, idUsuario: _id }, { email: campos.email, clave })
  return row as Usuario
}

/** The fields that only the user's own profile changes. */
interface OwnChange {
  /** Null: none any more. */
  perfil_archivo?: string | null | undefined
  /** The session that a new password does not end. */
  keepSession?: Buffer
}

/** Writes a user's fields and, if there is one, another password. */
export async function updateUsuario(
  tx: Tx,
  { id_locatario: idLocatario, _id: idUsuario, email }: Usuario,
  campos: UsuarioCampos,
  clave?: string,
  own: OwnChange = {},
): Promise<Usuario> {
  const row = await updateRow(tx, usuario, idLocatario, idUsuario, {
    ...campos,
    ...(own.perfil_archivo !== undefined && { perfil_archivo: own.perfil_archivo }),
  })
  const another = campos.email === email ? undefined : campos.email
  await changeIdentity(tx, { idLocatario, idUsuario }, { email: another, clave }, own.keepSession)
  return row
}

/** Removes a user from every list (D25): disables the sign-in, and releases the photo's bytes. */
export async function removeUsuario(
  tx: Tx,
  { id_locatario: idLocatario, _id: idUsuario, perfil_archivo: photo }: Usuario,
  by: string,
): Promise<void> {
  await removeRow(tx, usuario, idLocatario, idUsuario, by)
  if (photo !== null) await release(tx, idLocatario, photoKey(idLocatario, photo), KEEP_PHOTO_DAYS)
  await removeIdentity(tx, { idLocatario, idUsuario })
}

/**
 * Puts a deleted user back, with the photo if its bytes are still there; refuses if somebody has the e-mail by now
 * (D40).
 * @returns whether the password is still kept
 */
export async function restoreUsuario(
  tx: Tx,
  { id_locatario: idLocatario, _id: idUsuario, perfil_archivo: photo }: Usuario,
): Promise<boolean> {
  const hasPassword = await restoreIdentity(tx, { idLocatario, idUsuario })
  const kept = photo !== null && (await takeBack(tx, idLocatario, photoKey(idLocatario, photo)))
  await restoreRow(tx, usuario, idLocatario, idUsuario, { perfil_archivo: kept ? photo : null })
  return hasPassword
}
