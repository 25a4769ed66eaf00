import type { UsuarioFila } from '@backoffice/shared/contract'
import { usuarios } from '../../platform/database/schema.ts'
import type { PhotoUrl } from './photo-url.ts'

/** The columns read for a user; `permisos` as stored. */
export const usuarioColumns = {
  id_locatario: usuarios.id_locatario,
  _id: usuarios._id,
  version: usuarios.version,
  nombre: usuarios.nombre,
  apellido_paterno: usuarios.apellido_paterno,
  apellido_materno: usuarios.apellido_materno,
  tipo: usuarios.tipo,
  email: usuarios.email,
  permisos: usuarios.permisos,
  perfil_archivo: usuarios.perfil_archivo,
  creacion: usuarios.creacion,
}

export type Usuario = Pick<typeof usuarios.$inferSelect, keyof typeof usuarioColumns>

/** A user as every call returns it: the only place that converts the row. */
export async function toUsuarioFila(usuario: Usuario, photoUrl: PhotoUrl): Promise<UsuarioFila> {
  const { id_locatario: _tenant, permisos: _permisos, perfil_archivo: _photo, ...fila } = usuario
  return { ...fila, url_perfil_g: await photoUrl(usuario) }
}
