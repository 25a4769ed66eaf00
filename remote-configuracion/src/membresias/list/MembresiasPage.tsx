import type { Membresia } from '@backoffice/shared/contract'
import { useAllowed, useList, useRemove, useViews } from '@backoffice/shared/resource'
import { onDemand } from '@backoffice/shared/ui'
import { ListPage, RemoveDialog } from '@backoffice/shared/ui/list'
import { useState, type ReactNode } from 'react'
import { columns } from './columns.ts'
import { eliminarMembresia, listMembresias, showSaved } from './list.ts'
import { textos } from '../membresias.textos.ts'
import { rowActions } from './rowActions.ts'

// On demand: the list page does not need the forms.
const AgregarMembresia = onDemand(() => import('../form/dialogs.ts').then((file) => file.AgregarMembresia))
const EditarMembresia = onDemand(() => import('../form/dialogs.ts').then((file) => file.EditarMembresia))

/** /configuracion/membresias: the plans that clients can buy (M-01 to M-06). */
export function MembresiasPage({ vistas }: { vistas?: ReactNode }) {
  const list = useList(listMembresias)
  const remove = useRemove(eliminarMembresia, { list, restore: '/configuracion/restaurar_membresia' })
  const audit = useAllowed('auditoria.ver', '/bitacora/listar')
  // Its screen is a tab of the users.
  const reads = useAllowed('usuarios.ver') && audit
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const onSaved = (membresia: Membresia) => showSaved(list, membresia)

  return (
    <ListPage
      texts={textos}
      list={list}
      add={{ label: textos.agregar, onClick: () => setAdding(true) }}
      {...useViews(listMembresias, list, columns)}
      rowName={({ nombre }) => nombre}
      rowActions={rowActions(({ _id }) => setEditing(_id), remove.ask, reads)}
      actionSlots={reads ? 3 : 2}
      above={vistas}
    >
      {adding && <AgregarMembresia onClose={() => setAdding(false)} onSaved={onSaved} />}
      {editing && (
        <EditarMembresia key={editing} id={editing} onClose={() => setEditing(null)} onSaved={onSaved} />
      )}
      <RemoveDialog remove={remove} texts={textos.eliminar} name={({ nombre }) => nombre} />
    </ListPage>
  )
}
