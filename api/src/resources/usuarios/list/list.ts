import type { UsuarioFila } from '@backoffice/shared/contract'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import { whyNotIn } from '../../../platform/auth/access.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { usuarios } from '../table.ts'
import type { PhotoUrl } from '../photo-url.ts'
import { usuario, type Usuario } from '../entidad.ts'

/** The rows of these users. */
export const usuariosRows =
  (photoUrl: PhotoUrl) =>
  async (tx: Tx, idLocatario: string, ids: string[]): Promise<UsuarioFila[]> => {
    const rows = await tx
      .select(usuario.columnas)
      .from(usuarios)
      .where(and(eq(usuarios.id_locatario, idLocatario), anyOf(usuarios._id, ids)))
    const closed = await whyNotIn(tx, idLocatario, ids)
    return Promise.all(
      rows.map(async (row) => {
        const acceso = closed.get(row._id)
        return { ...(await toUsuarioFila(row, photoUrl)), ...(acceso && { acceso }) }
      }),
    )
  }

/** A user as every call returns it: the only place that converts the row. */
export async function toUsuarioFila(usuario: Usuario, photoUrl: PhotoUrl): Promise<UsuarioFila> {
  const { id_locatario: _tenant, permisos: _permisos, perfil_archivo: _photo, ...fila } = usuario
  return { ...fila, url_perfil_g: await photoUrl(usuario) }
}
