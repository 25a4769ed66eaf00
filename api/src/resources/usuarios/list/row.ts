import type { UsuarioFila } from '@backoffice/shared/contract'
import type { Usuario } from '../entidad.ts'
import type { PhotoUrl } from '../photo-url.ts'

/** A user as every call returns it: the only place that converts the row. */
export async function toUsuarioFila(usuario: Usuario, photoUrl: PhotoUrl): Promise<UsuarioFila> {
  const { id_locatario: _tenant, permisos: _permisos, perfil_archivo: _photo, ...fila } = usuario
  return { ...fila, url_perfil_g: await photoUrl(usuario) }
}
