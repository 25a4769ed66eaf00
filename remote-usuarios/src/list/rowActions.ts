import { useAuth } from '@backoffice/shared'
import type { UsuarioFila } from '@backoffice/shared/contract'
import { useAllowed } from '@backoffice/shared/resource'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from './list.textos.ts'

const { acciones } = textos

/** The permitted actions on a user (D18); the person's own row belongs to the profile (D22). */
export function useRowActions(eliminar: (usuario: UsuarioFila) => void) {
  const edits = useAllowed('usuarios.editar')
  const own = useAuth((auth) => auth.usuario?._id)
  if (!edits) return undefined
  return (usuario: UsuarioFila): (RowAction | false)[] => [
    usuario._id !== own && {
      label: acciones.editar,
      preposition: 'a',
      icon: 'editar',
      opens: true,
      to: `/usuarios/editar/${usuario._id}`,
    },
    usuario._id !== own && {
      label: acciones.eliminar,
      preposition: 'a',
      icon: 'eliminar',
      danger: true,
      onClick: () => eliminar(usuario),
    },
  ]
}
