import type { usuariosCalls } from '@backoffice/shared/contract'
import type { z } from 'zod'
import type { PasswordOwner } from '../../platform/auth/password/own-words.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { UsuarioCampos } from './repository.ts'
import type { Usuario } from './entidad.ts'

type Body<C extends keyof typeof usuariosCalls> = z.output<(typeof usuariosCalls)[C]['request']>

/** The fields of a new user; without `permisos` the defaults of the tipo apply. */
export const created = (body: Body<'POST /usuarios/crear'>): UsuarioCampos => ({
  nombre: body.nombre,
  apellido_paterno: body.apellido_paterno,
  apellido_materno: body.apellido_materno ?? '',
  tipo: body.tipo,
  email: body.email,
  permisos: body.permisos ?? null,
})

/**
 * The fields of a user after an edit: absent ones keep their value, and so do stored permissions when only the tipo
 * changes.
 */
export const edited = (before: Usuario, body: Body<'POST /usuarios/editar'>): UsuarioCampos => ({
  nombre: body.nombre ?? before.nombre,
  apellido_paterno: body.apellido_paterno ?? before.apellido_paterno,
  apellido_materno: body.apellido_materno ?? before.apellido_materno,
  tipo: body.tipo ?? before.tipo,
  email: body.email ?? before.email,
  permisos: body.permisos ?? before.permisos,
})

/** The owner of a user's password (D26). */
export const ownerOf = (
  { nombre, apellido_paterno, apellido_materno, email }: UsuarioCampos,
  { empresa }: Session,
): PasswordOwner => ({
  nombre: [nombre, apellido_paterno, apellido_materno].filter(Boolean).join(' '),
  email,
  empresa: empresa.nombre,
})

/** The fields of a user in the audit: those of the form, except the password. */
export const audited = ({
  nombre,
  apellido_paterno,
  apellido_materno,
  tipo,
  email,
  permisos,
}: UsuarioCampos): UsuarioCampos => ({
  nombre,
  apellido_paterno,
  apellido_materno,
  tipo,
  email,
  permisos,
})
