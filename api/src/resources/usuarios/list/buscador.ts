import { calls, claveIn } from '@backoffice/shared/contract'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/any-of.ts'
import { wordsIn } from '../../../platform/lists/texts.ts'
import type { Group } from '../../buscador/group.ts'
import { usuario, usuariosSpec } from '../entidad.ts'
import { usuarios } from '../table.ts'

/** An office has few users, so their columns need no index. */
const COLUMNAS = ['nombre_n', 'apellido_paterno_n', 'apellido_materno_n', 'email_f']

export const usuariosFound: Group<'usuarios'> = {
  grupo: 'usuarios',
  access: calls['POST /usuarios/listar'].access,
  spec: usuariosSpec,
  alternatives: (text) => (claveIn(text) === null ? [wordsIn(COLUMNAS, text)] : []),
  rows: (tx, idLocatario, ids) =>
    tx
      .select({ _id: usuarios._id, nombre: usuario.nombre, email: usuarios.email })
      .from(usuarios)
      .where(and(eq(usuarios.id_locatario, idLocatario), anyOf(usuarios._id, ids))),
}
