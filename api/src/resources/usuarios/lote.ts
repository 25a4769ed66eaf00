import type { filtroUsuarios } from '@backoffice/shared/contract'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import { anyOf } from '../../platform/database/any-of.ts'
import { inSavepoint } from '../../platform/database/savepoint.ts'
import { usuarios } from '../../platform/database/schema.ts'
import { defineLote, searched } from '../../platform/lotes/spec.ts'
import { waitTurn } from './authority.ts'
import { nombreCompleto } from './full-name.ts'
import { usuariosConditions, usuariosSpec } from './list.ts'
import { eliminarUsuario } from './remove.ts'
import { restaurarUsuario } from './restore.ts'

/** What can be done to many users: never to oneself, nor to who has more permissions (D22). */
export const usuariosLote = defineLote<z.output<typeof filtroUsuarios>, unknown, unknown>({
  lista: 'usuarios',
  nombres: ['usuario', 'usuarios'],
  tabla: 'usuarios',
  turno: waitTurn,
  matching: searched(usuariosSpec, usuariosConditions),
  acciones: {
    eliminar: eliminarUsuario,
    // Whether somebody has the e-mail by now, only the database can say: by refusing the statement.
    restaurar: (tx, actor, row) => inSavepoint(tx, async () => void (await restaurarUsuario(tx, actor, row))),
  },
  namesOf: async (tx, idLocatario, ids) => {
    const rows = await tx
      .select({ _id: usuarios._id, nombre: nombreCompleto() })
      .from(usuarios)
      .where(and(eq(usuarios.id_locatario, idLocatario), anyOf(usuarios._id, ids)))
    return new Map(rows.map(({ _id, nombre }) => [_id, nombre]))
  },
})
