import type { UsuarioSesion } from '@backoffice/shared/contract'

/** The form's values; `perfil` is a picture that was chosen. */
export interface PerfilForm {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  email: string
  password: string
  password_actual: string
  perfil: File | null
}

/** Who is shown, as the form has it. */
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
})

/** Whether our server will ask for the present password (D32): as it does, an e-mail in other letters is the same. */
export const pideConfirmar = ({ email, password }: Pick<PerfilForm, 'email' | 'password'>, now: Persona) =>
  password !== '' || email.trim().toLowerCase() !== now.email.toLowerCase()

/** The form as it travels: multipart, with what section 7 names and, where it is asked for, the present password. */
export function aMultipart(form: PerfilForm, now: Persona): FormData {
  const body = new FormData()
  for (const campo of ['nombre', 'apellido_paterno', 'apellido_materno', 'email', 'password'] as const)
    body.set(campo, form[campo])
  if (pideConfirmar(form, now)) body.set('password_actual', form.password_actual)
  if (now.version !== undefined) body.set('version', String(now.version))
  if (form.perfil) body.set('perfil', form.perfil)
  return body
}
