import { calls } from '@backoffice/shared/contract'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Group } from '../../buscador/group.ts'
import { usuario, usuariosSpec, usuariosWith } from '../entidad.ts'
import { usuarios } from '../table.ts'

export const usuariosFound: Group<'usuarios'> = {
  grupo: 'usuarios',
  access: calls['POST /usuarios/listar'].access,
  spec: usuariosSpec,
  alternatives: usuariosWith,
  rows: (tx, idLocatario, ids) =>
    tx
      .select({ _id: usuarios._id, nombre: usuario.nombre, email: usuarios.email })
      .from(usuarios)
      .where(and(eq(usuarios.id_locatario, idLocatario), anyOf(usuarios._id, ids))),
}
