import type { AsesoriaFila } from '@backoffice/shared/contract'
import { useAllowed, useSelection, type List, type LoteAction } from '@backoffice/shared/resource'
import { onDemand } from '@backoffice/shared/ui'
import type { sinFiltros } from '../filters.ts'
import { listAsesorias } from '../list.ts'
import { textos } from '../list.textos.ts'

const { varias } = textos
const actions: LoteAction[] = [
  {
    accion: 'finalizar',
    label: varias.finalizar,
    Dialog: onDemand(() => import('./UnDia.tsx').then((file) => file.FinalizarVarias)),
  },
  {
    accion: 'asignar',
    label: varias.asignar,
    Dialog: onDemand(() => import('./AsignarVarias.tsx').then((file) => file.AsignarVarias)),
  },
  {
    accion: 'mover',
    label: varias.mover,
    Dialog: onDemand(() => import('./UnDia.tsx').then((file) => file.MoverVarias)),
  },
  { accion: 'eliminar', label: textos.acciones.eliminar, danger: true },
]

/** Many advisories at once (E-09): all of it needs the permission to edit, as for one. */
export function useMany(list: List<AsesoriaFila, typeof sinFiltros>) {
  const edits = useAllowed('asesorias.editar')
  return useSelection(listAsesorias, list, {
    lista: 'asesorias',
    actions: edits ? actions : [],
    filtro: ({ eliminados: _current, asesor, tipo, texto, ...filtro }) => ({
      ...filtro,
      ...(asesor && { asesor }),
      ...(tipo.length > 0 && { tipo }),
      ...(texto && { texto }),
    }),
  })
}
