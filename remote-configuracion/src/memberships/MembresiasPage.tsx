import type { Membresia } from '@backoffice/shared/contract'
import { useList, useRemove } from '@backoffice/shared/resource'
import { Button, IconAdd, Page } from '@backoffice/shared/ui'
import { DataTable, type RowAction } from '@backoffice/shared/ui/list'
import { lazy, Suspense, useState } from 'react'
import { columns } from './columns'
import { eliminarMembresia } from './editarMembresia'
import { conGuardada, listMembresias } from './listMembresias'
import { textos } from './membresias.textos'

const AgregarMembresia = lazy(async () => ({ default: (await import('./dialogs')).AgregarMembresia }))
const EditarMembresia = lazy(async () => ({ default: (await import('./dialogs')).EditarMembresia }))
const EliminarMembresia = lazy(async () => ({ default: (await import('./dialogs')).EliminarMembresia }))

/** /configuracion/membresias: the plans that clients can be offered (M-01 to M-06). */
export function MembresiasPage() {
  const list = useList(listMembresias)
  const remove = useRemove(eliminarMembresia, { list })
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  // Named also while its dialog closes.
  const [asked, setAsked] = useState<Membresia | null>(null)
  if (remove.row !== null && remove.row !== asked) setAsked(remove.row)

  const guardada = (membresia: Membresia) => {
    if (list.hasTotal) void list.reload()
    else list.patch((rows) => conGuardada(rows, membresia))
    const { orden, direccion } = list.query
    if (orden !== 'nombre' || direccion !== 'asc') list.dispatch({ type: 'orden', orden: 'nombre' })
  }

  const rowActions = (membresia: Membresia): RowAction[] => [
    {
      label: textos.acciones.editar,
      icon: 'editar',
      opens: true,
      onClick: () => setEditing(membresia._id),
    },
    {
      label: textos.acciones.eliminar,
      icon: 'eliminar',
      danger: true,
      onClick: () => remove.ask(membresia),
    },
  ]

  return (
    <Page
      title={textos.titulo}
      actions={
        <Button variant="primary" icon={<IconAdd />} onClick={() => setAdding(true)}>
          {textos.agregar}
        </Button>
      }
    >
      <DataTable
        label={textos.titulo}
        list={list}
        columns={columns}
        rowId={(m) => m._id}
        rowName={(m) => m.nombre}
        rowActions={rowActions}
        actionSlots={2}
        empty={{ title: textos.vacio.titulo, text: textos.vacio.texto }}
      />
      <Suspense fallback={null}>
        {adding && <AgregarMembresia onClose={() => setAdding(false)} onSaved={guardada} />}
        {editing && (
          <EditarMembresia key={editing} id={editing} onClose={() => setEditing(null)} onSaved={guardada} />
        )}
        {asked && <EliminarMembresia remove={remove} membresia={asked} />}
      </Suspense>
    </Page>
  )
}
