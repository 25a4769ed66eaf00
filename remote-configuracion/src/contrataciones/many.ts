import type { ContratacionFila } from '@backoffice/shared/contract'
import {
  useAllowed,
  useSelection,
  type Elegidos,
  type List,
  type LoteAction,
} from '@backoffice/shared/resource'
import { onDemand } from '@backoffice/shared/ui'
import { textos } from './contrataciones.textos.ts'
import type { Filtros } from './filter/filters.ts'
import { listContrataciones } from './list.ts'

const Dialog = onDemand(() => import('./extender/dialogs.ts').then((file) => file.ExtenderVarias))
const actions: LoteAction[] = [{ accion: 'extender', label: textos.extender.accion, Dialog }]

/** Many purchases at once (E-09): extending needs the permission of contracting and cancelling one. `avisar`: not offered. */
export function useMany(
  list: List<ContratacionFila, Filtros>,
  avisar: ((elegidos: Elegidos) => void) | undefined,
) {
  const edits = useAllowed('clientes.editar')
  return useSelection(listContrataciones, list, {
    lista: 'contrataciones',
    actions: edits ? actions : [],
    others: avisar ? [{ label: textos.acciones.avisar, onClick: avisar }] : [],
    filtro: (filtros) => filtros,
  })
}
