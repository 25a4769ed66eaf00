import type { Permisos, UsuarioDetalles } from '@backoffice/shared/contract'
import { ninguno } from './permisos/permisos.ts'

/** The form's values: texts are never null. */
export interface UsuarioForm {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  tipo: number | null
  email: string
  password: string
  passwordConf: string
  /** A mail takes the place of the password (E-16). */
  invitar: boolean
  permisos: Permisos
}

export const usuarioVacio = (): UsuarioForm => ({
  nombre: '',
  apellido_paterno: '',
  apellido_materno: '',
  tipo: null,
  email: '',
  password: '',
  passwordConf: '',
  invitar: false,
  permisos: ninguno(),
})

/** A user as form values; a server of the plain contract sends no permissions. */
export const deUsuario = (usuario: UsuarioDetalles): UsuarioForm => ({
  nombre: usuario.nombre,
  apellido_paterno: usuario.apellido_paterno ?? '',
  apellido_materno: usuario.apellido_materno ?? '',
  tipo: usuario.tipo,
  email: usuario.email,
  password: '',
  passwordConf: '',
  invitar: false,
  permisos: usuario.permisos ?? ninguno(),
})

/** The request. It includes an empty tipo, because the server reports what is missing (D3). */
export const aCampos = (form: UsuarioForm) => ({
  nombre: form.nombre,
  apellido_paterno: form.apellido_paterno,
  apellido_materno: form.apellido_materno,
  // The select offers only valid values, besides the empty one.
  tipo: form.tipo as 0 | 1 | 7,
  email: form.email,
  // What was typed before the box was ticked stays in the form.
  password: form.invitar ? '' : form.password,
  passwordConf: form.invitar ? '' : form.passwordConf,
})
