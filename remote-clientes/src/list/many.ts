import { useAllowed, useSelection, type List, type LoteAction } from '@backoffice/shared/resource'
import type { ClienteFila } from '@backoffice/shared/contract'
import type { sinFiltros } from './filters.ts'
import { filterMembers, listClientes } from './list.ts'
import { textos } from './list.textos.ts'

const actions: LoteAction[] = [{ accion: 'eliminar', label: textos.acciones.eliminar, danger: true }]

/** Many clients at once (E-09): deleting needs the permission to edit, as for one. */
export function useMany(list: List<ClienteFila, typeof sinFiltros>) {
  const edits = useAllowed('clientes.editar')
  return useSelection(listClientes, list, {
    lista: 'clientes',
    actions: edits ? actions : [],
    filtro: ({ eliminados: _current, ...filtros }) => filterMembers(filtros),
  })
}
