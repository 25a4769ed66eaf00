import { hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from './asesorias.textos'

const { acciones } = textos

/** What may be done with an advisory: what the person is allowed (D18) and the server offers (D38). */
export function useRowActions(
  eliminar: (asesoria: AsesoriaFila) => void,
): (asesoria: AsesoriaFila) => RowAction[] {
  const views = useAuth(({ usuario }) => hasPermission(usuario, 'asesorias.detalles'))
  const edits = useAuth(
    (auth) => hasCapacidad(auth, '/asesorias/editar') && hasPermission(auth.usuario, 'asesorias.editar'),
  )
  const deletes = useAuth(
    (auth) => hasCapacidad(auth, '/asesorias/eliminar') && hasPermission(auth.usuario, 'asesorias.editar'),
  )

  return (asesoria) => {
    const { _id } = asesoria
    const actions: RowAction[] = []
    if (views) {
      actions.push({
        label: acciones.detalles,
        preposition: 'de',
        icon: 'ver',
        opens: true,
        to: `/asesorias/detalles/${_id}`,
      })
    }
    if (edits) {
      actions.push({ label: acciones.editar, icon: 'editar', opens: true, to: `/asesorias/editar/${_id}` })
    }
    if (deletes) {
      actions.push({
        label: acciones.eliminar,
        icon: 'eliminar',
        danger: true,
        onClick: () => eliminar(asesoria),
      })
    }
    return actions
  }
}
