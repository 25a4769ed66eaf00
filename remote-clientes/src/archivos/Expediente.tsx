import { hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { AccordionSection, Box, Button, IconAdd, IconSearch, Notice, onDemand } from '@backoffice/shared/ui'
import { LocalTable, type RowAction } from '@backoffice/shared/ui/list'
import { useState } from 'react'
import { textos } from './archivos.textos.ts'
import { columnsFor } from './columns.tsx'
import { DescargarTodo } from './DescargarTodo.tsx'
import { EliminarArchivo } from './editar/EliminarArchivo.tsx'
import { useDrop } from '../useDrop.ts'
import { useLinked } from './useLinked.ts'
import { verArchivo, seMuestra } from './vista/verArchivo.ts'
import { useMiniaturas } from './vista/useMiniaturas.ts'

const AgregarArchivos = onDemand(() =>
  import('./subir/AgregarArchivos.tsx').then((file) => file.AgregarArchivos),
)
const VistaPrevia = onDemand(() => import('./vista/VistaPrevia.tsx').then((file) => file.VistaPrevia))
const EditarArchivo = onDemand(() => import('./editar/EditarArchivo.tsx').then((file) => file.EditarArchivo))

interface Props {
  idCliente: string
  rows: Archivo[]
  /** Called with the current files, from the answer of a write. */
  onChange(archivos: Archivo[]): void
  /** The list is out of date. */
  onStale(): void
}

/** «Expediente de archivos»: view, look at in place (E-19), add, edit, delete (P-12 to P-14); files may be dropped on it. */
export function Expediente({ idCliente, rows, onChange, onStale }: Props) {
  const edits = useAuth((auth) => hasPermission(auth.usuario, 'clientes.editar'))
  const [adding, setAdding] = useState<File[] | null>(null)
  const [editing, setEditing] = useState<Archivo | null>(null)
  const [looking, setLooking] = useState<Archivo | null>(null)
  const [deleting, setDeleting] = useState<Archivo | null>(null)
  const [unopened, setUnopened] = useState(false)
  const { over, handlers } = useDrop(setAdding)
  const previews = useAuth((auth) => hasCapacidad(auth, 'archivos.vista_previa'))
  const miniaturas = useMiniaturas(
    idCliente,
    rows,
    useAuth((auth) => hasCapacidad(auth, '/clientes/miniaturas')),
  )

  const section = useLinked('?vista=archivos')

  const ver = async (archivo: Archivo) => {
    setUnopened(false)
    setUnopened(!(await verArchivo(idCliente, archivo)))
  }

  const actionsOf = (row: Archivo): RowAction[] => [
    { label: textos.acciones.ver, icon: 'ver', opens: true, onClick: () => void ver(row) },
    ...(previews && seMuestra(row)
      ? [{ label: textos.acciones.vistaPrevia, icon: <IconSearch />, onClick: () => setLooking(row) }]
      : []),
    ...(edits
      ? ([
          { label: textos.acciones.editar, icon: 'editar', onClick: () => setEditing(row) },
          {
            label: textos.acciones.eliminar,
            icon: 'eliminar',
            danger: true,
            onClick: () => setDeleting(row),
          },
        ] as const)
      : []),
  ]

  return (
    <Box ref={section} scrollMarginTop="24">
      <AccordionSection
        title={textos.titulo}
        actions={
          <>
            <DescargarTodo idCliente={idCliente} />
            {edits && (
              <Button size="sm" icon={<IconAdd size={16} />} onClick={() => setAdding([])}>
                {textos.agregar.boton}
              </Button>
            )}
          </>
        }
      >
        {unopened && (
          <Box mb="3">
            <Notice tone="warning">{textos.noAbrio}</Notice>
          </Box>
        )}
        <Box
          {...(edits && handlers)}
          borderRadius="md"
          outline={over ? '2px dashed' : undefined}
          outlineColor="accent"
          outlineOffset="4px"
        >
          <LocalTable
            label={textos.titulo}
            rows={rows}
            columns={columnsFor(rows, miniaturas)}
            rowId={({ _id }) => _id}
            rowName={({ nombre }) => nombre}
            rowActions={actionsOf}
            empty={textos.vacia}
          />
        </Box>
        {adding && (
          <AgregarArchivos
            idCliente={idCliente}
            initial={adding}
            onClose={() => setAdding(null)}
            onUploaded={onChange}
          />
        )}
        {looking && (
          <VistaPrevia
            idCliente={idCliente}
            archivos={rows.filter(seMuestra)}
            inicial={looking}
            onOpen={(archivo) => void ver(archivo)}
            onClose={() => setLooking(null)}
          />
        )}
        {editing && (
          <EditarArchivo
            key={editing._id}
            idCliente={idCliente}
            archivo={rows.find(({ _id }) => _id === editing._id) ?? editing}
            onClose={() => setEditing(null)}
            onSaved={onChange}
            onStale={onStale}
          />
        )}
        <EliminarArchivo
          idCliente={idCliente}
          archivo={deleting}
          onClose={() => setDeleting(null)}
          onDone={onChange}
          onStale={onStale}
        />
      </AccordionSection>
    </Box>
  )
}
