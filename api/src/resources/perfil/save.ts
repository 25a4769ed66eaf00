import type { Calls } from '@backoffice/shared/contract'
import { eq } from '../../platform/database/drizzle.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { audit, type Origin } from '../../platform/audit/repository.ts'
import { normalEmail } from '../../platform/auth/email.ts'
import { checkPassword } from '../../platform/auth/password/check-password.ts'
import { hashPassword } from '../../platform/auth/password/password.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { identidades } from '../../platform/database/tables/schema.ts'
import { badField, noSession } from '../../platform/http/refusal.ts'
import { changedMeanwhile } from '../../platform/rows/records.ts'
import { audited, ownerOf } from '../usuarios/fields.ts'
import { findRow, lockRow } from '../../platform/rows/rows.ts'
import { type Usuario, usuario } from '../usuarios/entidad.ts'
import { updateUsuario, type UsuarioCampos } from '../usuarios/repository.ts'
import { checkCurrentPassword, wrongPassword } from './current-password.ts'
import { dropPhoto, isSamePhoto, type Photo, settlePhoto } from './store-photo.ts'

export type PerfilCambios = z.output<Calls['POST /configuracion/editar_perfil_personal']['request']>

/** Saves a person's changes to their own user. `keep` is called in the transaction, once the photo has its owner. */
export async function saveProfile(
  app: FastifyInstance,
  session: Session,
  { cambios, photo, keep }: { cambios: PerfilCambios; photo: Photo | null; keep: () => void },
  origin: Origin,
  delayBase: number,
): Promise<Usuario> {
  const { idLocatario, idUsuario } = session
  const before = await app.db.tenant(idLocatario, (tx) => findRow(tx, usuario, idLocatario, idUsuario))
  if (!before) throw noSession()
  if (photo && cambios.quitar_foto) {
    throw badField('quitar_foto', 'La foto se quita o se cambia, no las dos cosas')
  }
  if (cambios.password !== undefined) {
    const problem = await checkPassword(cambios.password, ownerOf(changed(before, cambios), session))
    if (problem) throw badField('password', problem)
  }
  const checked = needsPassword(before, cambios)
    ? await checkCurrentPassword(app.db, session, cambios.password_actual, origin, delayBase)
    : null
  const clave = cambios.password === undefined ? undefined : await hashPassword(cambios.password)
  return app.db.tenant(idLocatario, async (tx) => {
    const now = await lockRow(tx, usuario, idLocatario, idUsuario)
    if (!now) throw noSession()
    if (cambios.version !== undefined && cambios.version !== now.version)
      throw await changedMeanwhile(tx, idLocatario, 'usuario', idUsuario)
    if (checked !== null) await assertStill(tx, session, checked)
    // Someone else has changed the e-mail since it was read.
    else if (needsPassword(now, cambios)) throw await changedMeanwhile(tx, idLocatario, 'usuario', idUsuario)
    const another = photo && !isSamePhoto(now.perfil_archivo, photo) ? photo : null
    if (another) await settlePhoto(tx, idLocatario, another, now.perfil_archivo)
    const removed = cambios.quitar_foto === undefined ? null : now.perfil_archivo
    if (removed !== null) await dropPhoto(tx, idLocatario, removed)
    const saved = await updateUsuario(tx, now, changed(now, cambios), clave, {
      perfil_archivo: removed === null ? another?.archivo : null,
      keepSession: session.huella,
    })
    audit(tx, idLocatario, origin, {
      accion: 'editar',
      entidad: 'usuario',
      idUsuario,
      idEntidad: idUsuario,
      antes: audited(now),
      despues: {
        ...audited(saved),
        ...(clave !== undefined && { otra_contrasena: true }),
        ...(another && { otra_foto: true }),
        ...(removed !== null && { sin_foto: true }),
      },
    })
    if (another) keep()
    return saved
  })
}

/**
 * Whether the change requires the current password: another e-mail (ignoring case), or any password, so that nobody can
 * use this call to guess the current one.
 */
const needsPassword = (now: Usuario, { email, password }: PerfilCambios): boolean =>
  password !== undefined || (email !== undefined && normalEmail(email) !== normalEmail(now.email))

/** Checks that the verified password is still the current one: a concurrent change would have replaced it. */
async function assertStill(tx: Tx, session: Session, checked: string): Promise<void> {
  const [identity] = await tx
    .select({ clave: identidades.clave })
    .from(identidades)
    .where(eq(identidades._id, session.idIdentidad))
    .for('update')
  if (identity?.clave !== checked) throw wrongPassword()
}

/** Absent members keep their value. */
const changed = (now: Usuario, cambios: PerfilCambios): UsuarioCampos => ({
  nombre: cambios.nombre ?? now.nombre,
  apellido_paterno: cambios.apellido_paterno ?? now.apellido_paterno,
  apellido_materno: cambios.apellido_materno ?? now.apellido_materno,
  tipo: now.tipo,
  email: cambios.email ?? now.email,
  permisos: now.permisos,
})
