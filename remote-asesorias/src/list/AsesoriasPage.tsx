import type { AsesoriaFila } from '@backoffice/shared/contract'
import { useAllowed, useExport, useList, useRemove } from '@backoffice/shared/resource'
import { filterDialog, ListPage, RemoveDialog } from '@backoffice/shared/ui/list'
import { columns } from './columns'
import { eliminarAsesoria, listAsesorias } from './list'
import { textos } from './list.textos'
import { MiDia } from './MiDia'
import { useAsked } from './useAsked'
import { useRowActions } from './rowActions'

const Dialog = filterDialog(textos.filtro.titulo, () => import('./FilterFields'))

/** /asesorias: by default the advisories under way. */
export function AsesoriasPage() {
  const list = useList(listAsesorias)
  const asked = useAsked(list)
  const file = useExport('/asesorias/exportar', list)
  const remove = useRemove(eliminarAsesoria, { list, restore: '/asesorias/restaurar' })
  const rowActions = useRowActions(remove.ask)
  const adds = useAllowed('asesorias.agregar')

  return (
    <ListPage
      texts={textos}
      list={list}
      filters={{ Dialog, asked }}
      file={file}
      add={adds && { label: textos.agregar, to: '/asesorias/nueva' }}
      columns={columns}
      rowName={({ motivo, cliente }) => `${motivo}, ${cliente}`}
      rowActions={rowActions}
      above={<MiDia query={list.query} />}
    >
      <RemoveDialog remove={remove} texts={textos.eliminar} name={MotivoYCliente} />
    </ListPage>
  )
}

/** Names the advisory to delete by motivo and client (A-04, D9). */
const MotivoYCliente = ({ motivo, cliente }: AsesoriaFila) => (
  <>
    <strong>«{motivo}»</strong> {textos.eliminar.de} <strong>{cliente}</strong>
  </>
)
