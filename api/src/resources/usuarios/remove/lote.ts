import { inSavepoint } from '../../../platform/database/statements/savepoint.ts'
import { defineLote } from '../../../platform/lotes/spec.ts'
import { waitTurn } from '../authority/authority.ts'
import { usuario, usuariosList } from '../entidad.ts'
import { eliminarUsuario } from './remove.ts'
import { restaurarUsuario } from './restore.ts'

/** What can be done to many users: never to oneself, nor to who has more permissions (D22). */
export const usuariosLote = defineLote({
  lista: 'usuarios',
  entity: usuario,
  list: usuariosList,
  turno: waitTurn,
  acciones: {
    eliminar: eliminarUsuario,
    // Whether somebody has the e-mail by now, only the database can say: by refusing the statement.
    restaurar: (tx, actor, row) => inSavepoint(tx, async () => void (await restaurarUsuario(tx, actor, row))),
  },
})
