import type { AsesoriaFila } from '@backoffice/shared/contract'
import { useAllowed } from '@backoffice/shared/resource'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from './list.textos.ts'

const { acciones } = textos

/** What can be done with an advisory: what the person is allowed (D18) and the server offers (D38). */
export function useRowActions(eliminar: (asesoria: AsesoriaFila) => void) {
  const views = useAllowed('asesorias.detalles')
  const edits = useAllowed('asesorias.editar', '/asesorias/editar')
  const removes = useAllowed('asesorias.editar', '/asesorias/eliminar')
  return (asesoria: AsesoriaFila): (RowAction | false)[] => [
    views && {
      label: acciones.detalles,
      preposition: 'de',
      icon: 'ver',
      opens: true,
      to: `/asesorias/detalles/${asesoria._id}`,
    },
    edits && {
      label: acciones.editar,
      icon: 'editar',
      opens: true,
      to: `/asesorias/editar/${asesoria._id}`,
    },
    removes && {
      label: acciones.eliminar,
      icon: 'eliminar',
      danger: true,
      onClick: () => eliminar(asesoria),
    },
  ]
}
