import type { UsuarioSesion } from '@backoffice/shared/contract'
import { normalEmail } from '@backoffice/shared/format'

/** The form's values; `perfil` is a picture that was chosen. */
export interface PerfilForm {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  email: string
  password: string
  password_actual: string
  perfil: File | null
  /** Removes the saved picture. */
  quitar_foto: boolean
}

/** A person's data as form values. */
export type Persona = Pick<
  UsuarioSesion,
  'version' | 'nombre' | 'apellido_paterno' | 'apellido_materno' | 'email' | 'url_perfil_g'
>

export const dePersona = (persona: Persona): PerfilForm => ({
  nombre: persona.nombre,
  apellido_paterno: persona.apellido_paterno ?? '',
  apellido_materno: persona.apellido_materno ?? '',
  email: persona.email,
  password: '',
  password_actual: '',
  perfil: null,
  quitar_foto: false,
})

/** The extra that a server announces if it requires the current password (D45). */
export const PASSWORD_ACTUAL = 'perfil.password_actual'

/** Whether such a server will require it (D32). Like the server, it ignores the case of the e-mail. */
export const pideConfirmar = ({ email, password }: Pick<PerfilForm, 'email' | 'password'>, now: Persona) =>
  password !== '' || normalEmail(email) !== normalEmail(now.email)

/**
 * The multipart request with every member of section 7. Without a new picture its part is empty, as forms send it. It
 * includes the current password if the server requires it.
 */
export function aMultipart(form: PerfilForm, now: Persona, confirma: boolean): FormData {
  const body = new FormData()
  for (const campo of ['nombre', 'apellido_paterno', 'apellido_materno', 'email', 'password'] as const)
    body.set(campo, form[campo])
  if (confirma && pideConfirmar(form, now)) body.set('password_actual', form.password_actual)
  if (now.version !== undefined) body.set('version', String(now.version))
  body.set('perfil', form.perfil ?? new File([], ''))
  if (!form.perfil && form.quitar_foto) body.set('quitar_foto', '1')
  return body
}
