import type { ClienteFila } from '@backoffice/shared/contract'
import { useAllowed } from '@backoffice/shared/resource'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from './list.textos.ts'

const { acciones } = textos

/** What can be done with a row (C-07), as far as it is permitted (D18): deleting needs the permission to edit. */
export function useRowActions(eliminar: (cliente: ClienteFila) => void) {
  const views = useAllowed('clientes.detalles')
  const edits = useAllowed('clientes.editar')
  return (cliente: ClienteFila): (RowAction | false)[] => [
    views && {
      label: acciones.detalles,
      preposition: 'de',
      icon: 'ver',
      opens: true,
      to: `/clientes/detalles/${cliente._id}`,
    },
    edits && {
      label: acciones.editar,
      preposition: 'a',
      icon: 'editar',
      opens: true,
      to: `/clientes/editar/${cliente._id}`,
    },
    edits && {
      label: acciones.eliminar,
      preposition: 'a',
      icon: 'eliminar',
      danger: true,
      onClick: () => eliminar(cliente),
    },
  ]
}
