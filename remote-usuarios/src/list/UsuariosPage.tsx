import { nombreCompleto } from '@backoffice/shared/format'
import { useAllowed, useDeleted, useExport, useList, useRemove, useViews } from '@backoffice/shared/resource'
import { onDemand } from '@backoffice/shared/ui'
import { filterDialog, ListPage, RemoveDialog } from '@backoffice/shared/ui/list'
import type { ReactNode } from 'react'
import { columns, nombreYAcceso } from './columns.tsx'
import { asked, words } from './filters.ts'
import { eliminarUsuario, listUsuarios } from './list.ts'
import { textos } from './list.textos.ts'
import { useMany } from './many.ts'
import { useRowActions } from './rowActions.ts'

const UsuarioEliminado = onDemand(() =>
  import('./UsuarioEliminado.tsx').then((file) => file.UsuarioEliminado),
)
const Dialog = filterDialog(textos.filtro.titulo, () => import('./FilterFields.tsx'))

/**
 * /usuarios: who may enter the system (U-01, U-02).
 * @param vistas the tabs of the route, if it has others
 */
export function UsuariosPage({ vistas }: { vistas?: ReactNode }) {
  const list = useList(listUsuarios)
  const remove = useRemove(eliminarUsuario, { list, restore: '/usuarios/restaurar' })
  const adds = useAllowed('usuarios.agregar')

  return (
    <ListPage
      texts={textos}
      list={list}
      filters={{ Dialog, asked, words }}
      file={useExport('/usuarios/exportar', list)}
      add={adds && { label: textos.agregar, to: '/usuarios/nuevo' }}
      {...useViews(listUsuarios, list, columns)}
      selection={useMany(list)}
      rowName={nombreYAcceso}
      rowActions={useRowActions(remove.ask)}
      deleted={{ rows: useDeleted('/usuarios/restaurar', list), Dialog: UsuarioEliminado }}
      actionSlots={2}
      above={vistas}
    >
      <RemoveDialog remove={remove} texts={textos.eliminar} name={nombreCompleto} />
    </ListPage>
  )
}
