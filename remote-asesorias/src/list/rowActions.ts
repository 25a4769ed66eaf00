import { hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from './asesorias.textos'

/** What may be done with an advisory: what the person is allowed (D18) and the server offers (D38). */
export function useRowActions(): (asesoria: AsesoriaFila) => RowAction[] {
  const views = useAuth(({ usuario }) => hasPermission(usuario, 'asesorias.detalles'))
  const edits = useAuth(
    (auth) => hasCapacidad(auth, '/asesorias/editar') && hasPermission(auth.usuario, 'asesorias.editar'),
  )

  return ({ _id }) => {
    const actions: RowAction[] = []
    if (views)
      actions.push({ label: textos.acciones.detalles, icon: 'ver', to: `/asesorias/detalles/${_id}` })
    if (edits) actions.push({ label: textos.acciones.editar, icon: 'editar', to: `/asesorias/editar/${_id}` })
    return actions
  }
}
