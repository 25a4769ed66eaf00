import type { UsuarioFila } from '@backoffice/shared/contract'
import { useAllowed, useSelection, type List, type LoteAction } from '@backoffice/shared/resource'
import type { Filtros } from './filters.ts'
import { listUsuarios } from './list.ts'
import { textos } from './list.textos.ts'

const actions: LoteAction[] = [{ accion: 'eliminar', label: textos.acciones.eliminar, danger: true }]

/** Many users at once (E-09): deleting needs the permission to edit, as for one; the server spares one's own. */
export function useMany(list: List<UsuarioFila, Filtros>) {
  const edits = useAllowed('usuarios.editar')
  return useSelection(listUsuarios, list, {
    lista: 'usuarios',
    actions: edits ? actions : [],
    filtro: ({ eliminados: _current, texto, ...filtro }) => ({ ...filtro, ...(texto && { texto }) }),
  })
}
