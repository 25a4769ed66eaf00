import { hasPermission, useAuth } from '@backoffice/shared'
import type { UsuarioFila } from '@backoffice/shared/contract'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from './usuarios.textos'

/** What may be done with a user, as far as it is permitted (D18); one's own row is the profile's business (D22). */
export function useRowActions(
  eliminar: (usuario: UsuarioFila) => void,
): ((usuario: UsuarioFila) => RowAction[]) | undefined {
  const edits = useAuth((auth) => hasPermission(auth.usuario, 'usuarios.editar'))
  const own = useAuth((auth) => auth.usuario?._id)
  if (!edits) return undefined
  return (usuario) =>
    usuario._id === own
      ? []
      : [
          {
            label: textos.acciones.editar,
            preposition: 'a',
            icon: 'editar',
            opens: true,
            to: `/usuarios/editar/${usuario._id}`,
          },
          {
            label: textos.acciones.eliminar,
            preposition: 'a',
            icon: 'eliminar',
            danger: true,
            onClick: () => eliminar(usuario),
          },
        ]
}
