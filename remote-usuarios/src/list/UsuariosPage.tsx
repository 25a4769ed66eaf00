import { nombreCompleto } from '@backoffice/shared/format'
import { useAllowed, useDeleted, useExport, useList, useRemove, useViews } from '@backoffice/shared/resource'
import { filterDialog, ListPage, RemoveDialog } from '@backoffice/shared/ui/list'
import { lazy } from 'react'
import { columns } from './columns'
import { asked, words } from './filters'
import { eliminarUsuario, listUsuarios } from './list'
import { textos } from './list.textos'
import { useRowActions } from './rowActions'

const UsuarioEliminado = lazy(() => import('./UsuarioEliminado'))
const Dialog = filterDialog(textos.filtro.titulo, () => import('./FilterFields'))

/** /usuarios: who may enter the system (U-01, U-02). */
export function UsuariosPage() {
  const list = useList(listUsuarios)
  const file = useExport('/usuarios/exportar', list)
  const remove = useRemove(eliminarUsuario, { list, restore: '/usuarios/restaurar' })
  const views = useViews(listUsuarios, list, columns)
  const deleted = useDeleted('/usuarios/restaurar', list)
  const rowActions = useRowActions(remove.ask)
  const adds = useAllowed('usuarios.agregar')

  return (
    <ListPage
      texts={textos}
      list={list}
      filters={{ Dialog, asked, words }}
      file={file}
      add={adds && { label: textos.agregar, to: '/usuarios/nuevo' }}
      {...views}
      rowName={nombreCompleto}
      rowActions={rowActions}
      deleted={{ rows: deleted, Dialog: UsuarioEliminado }}
      actionSlots={2}
    >
      <RemoveDialog remove={remove} texts={textos.eliminar} name={nombreCompleto} />
    </ListPage>
  )
}
