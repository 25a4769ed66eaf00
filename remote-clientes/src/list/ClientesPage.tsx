import { SIN_GIRO } from '@backoffice/shared/cliente'
import { nombreCompleto, pedidoEnPalabras } from '@backoffice/shared/format'
import {
  useAllowed,
  useDeleted,
  useExport,
  useList,
  useLoad,
  useRemove,
  useViews,
} from '@backoffice/shared/resource'
import { onDemand } from '@backoffice/shared/ui'
import { useState, type ReactNode } from 'react'
import AvisarClientes from '../AvisarClientes.tsx'
import { filterDialog, ListPage, RemoveDialog } from '@backoffice/shared/ui/list'
import { words as wordsOf, type Filtros } from './filters.ts'
import { eliminarCliente, listClientes } from './list.ts'
import { textos } from './list.textos.ts'
import { useMany } from './many.ts'
import { useRowActions } from './rowActions.ts'
import { useColumns } from './columns.ts'
import { pedirGiros } from '../useGiros.ts'

const ClienteEliminado = onDemand(() =>
  import('./eliminados/ClienteEliminado.tsx').then((file) => file.ClienteEliminado),
)
const Dialog = filterDialog(textos.filtro.titulo, () => import('./FilterFields.tsx'))

/** /clientes: the list (C-01 to C-11). */
export function ClientesPage({ vistas, abajo }: { vistas?: ReactNode; abajo?: ReactNode }) {
  const list = useList(listClientes)
  const words = wordsOf(useGiroPedido(list.query.filtros))
  const remove = useRemove(eliminarCliente, { list, restore: '/clientes/restaurar' })
  const [told, setTold] = useState<string | null>(null)
  const tells = useAllowed('clientes.detalles', '/mensajes/enviar')
  const adds = useAllowed('clientes.agregar')
  const imports = useAllowed('clientes.agregar', '/clientes/leer_importacion')

  return (
    <ListPage
      texts={textos}
      list={list}
      filters={{ Dialog, asked: pedidoEnPalabras(words), words }}
      file={useExport('/clientes/exportar', list)}
      bring={imports && { label: textos.importar, to: '/clientes?vista=importar' }}
      add={adds && { label: textos.agregar, to: '/clientes/nuevo' }}
      {...useViews(listClientes, list, useColumns())}
      selection={useMany(list)}
      rowName={nombreCompleto}
      above={vistas}
      rowActions={useRowActions(remove.ask)}
      onMessage={tells ? ({ _id }) => setTold(_id) : undefined}
      deleted={{ rows: useDeleted('/clientes/restaurar', list), Dialog: ClienteEliminado }}
    >
      {/* Not before the rows, which would move it. */}
      {list.state.status !== 'loading' && abajo}
      {told !== null && <AvisarClientes quienes={{ clientes: [told] }} onClose={() => setTold(null)} />}
      <RemoveDialog remove={remove} texts={textos.eliminar} name={nombreCompleto} />
    </ListPage>
  )
}

/** The activity that the list is filtered by, in words; its name is asked for only then. */
function useGiroPedido({ giro }: Filtros): string {
  const giros = useLoad(giro && giro !== SIN_GIRO ? pedirGiros : null)
  if (giro === SIN_GIRO) return textos.filtro.sinGiro
  const nombre = giros.data?.find(({ _id }) => _id === giro)?.nombre
  return textos.pedido.giro(nombre ?? textos.pedido.otroGiro)
}
