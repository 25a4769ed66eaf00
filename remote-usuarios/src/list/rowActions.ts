import { hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import type { UsuarioFila } from '@backoffice/shared/contract'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from './usuarios.textos'

/** What may be done with a user: what the person is allowed (D18) and the server offers (D38). */
export function useRowActions(): ((usuario: UsuarioFila) => RowAction[]) | undefined {
  const edits = useAuth(
    (auth) => hasCapacidad(auth, '/usuarios/editar') && hasPermission(auth.usuario, 'usuarios.editar'),
  )
  if (!edits) return undefined
  return ({ _id }) => [{ label: textos.acciones.editar, icon: 'editar', to: `/usuarios/editar/${_id}` }]
}
