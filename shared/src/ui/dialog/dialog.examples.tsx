import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { alone, nothing, type Examples } from '../catalog/examples.ts'
import { Button } from '../button/Button.tsx'
import { FieldGrid } from '../form/frame/FieldGrid.tsx'
import { FormButtons } from '../form/frame/FormButtons.tsx'
import { TextField } from '../form/fields/TextField.tsx'
import { Row } from '../page/layout.tsx'
import { Page } from '../page/Page.tsx'
import { Text } from '../page/text.tsx'
import { ChangedBy } from './ChangedBy.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm/ConfirmDialog.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DeletedDialog } from './DeletedDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { FilterDialog, type FilterableList } from './FilterDialog.tsx'
import { FormDialog } from './FormDialog.tsx'
import { RemoveConfirm } from './confirm/RemoveConfirm.tsx'
import { UnsavedChangesDialog } from './confirm/UnsavedChangesDialog.tsx'

/** A page whose dialog is open at first, with a button that reopens it. */
function Opened({ children }: { children(dialog: { open: boolean; onClose(): void }): ReactNode }) {
  const [open, setOpen] = useState(true)
  return (
    <Page title="La página de atrás" actions={<Button onClick={() => setOpen(true)}>Abrir</Button>}>
      <Text>Lo que había antes del diálogo.</Text>
      {children({ open, onClose: () => setOpen(false) })}
    </Page>
  )
}

const dialog = (size: 'sm' | 'md' | 'lg', busy = false) =>
  alone(
    <Opened>
      {(props) => (
        <Dialog
          {...props}
          title="Editar permisos"
          size={size}
          busy={busy}
          footer={
            <>
              <Button disabled={busy} onClick={props.onClose}>
                Cancelar
              </Button>
              <Button variant="primary" loading={busy}>
                Guardar
              </Button>
            </>
          }
        >
          <Text>El contenido del diálogo.</Text>
        </Dialog>
      )}
    </Opened>,
  )

const confirm = (more: Partial<ConfirmDialogProps> = {}) =>
  alone(
    <Opened>
      {(props) => (
        <ConfirmDialog {...props} title="Eliminar cliente" onConfirm={props.onClose} {...more}>
          <Text>¿Deseas eliminar a María Fernanda Hernández?</Text>
        </ConfirmDialog>
      )}
    </Opened>,
  )

const filters: FilterableList<{ nombre: string; email: string }> = {
  query: { filtros: { nombre: 'ma', email: '' } },
  filtrosVacios: { nombre: '', email: '' },
  search: () => Promise.resolve(true),
}

/** A form in a dialog, as a screen opens it. */
function Archivo({ busy = false, ...props }: { open: boolean; busy?: boolean; onClose(): void }) {
  const form = useForm({ defaultValues: { nombre: '', descripcion: '' } })
  return (
    <FormDialog {...props} title="Agregar archivo" form={form} onSubmit={props.onClose} busy={busy}>
      <FieldGrid columns={1}>
        <TextField name="nombre" label="Nombre" />
        <TextField name="descripcion" label="Descripción" />
      </FieldGrid>
    </FormDialog>
  )
}

const fields = [
  { label: 'Celular', clash: true, before: '55 1111 1111', mine: '55 2222 2222', theirs: '55 3333 3333' },
  { label: 'Correo', clash: false, before: 'ana@ejemplo.mx', mine: 'ana@ejemplo.mx', theirs: 'ana@otro.mx' },
]

export const dialogExamples: Examples = {
  Dialog: {
    Pequeño: dialog('sm'),
    Mediano: dialog('md'),
    Grande: dialog('lg'),
    'Con una llamada en curso': dialog('md', true),
  },
  DeletedDialog: {
    'Lo eliminado': alone(
      <DeletedDialog
        title="Cliente eliminado"
        deletion="1 de mayo de 2024, por Olga Paz"
        pending={false}
        onRestore={nothing}
        onClose={nothing}
      >
        <Text>Ana López</Text>
      </DeletedDialog>,
    ),
  },
  ConfirmDialog: {
    'La pregunta': confirm(),
    'Con una llamada en curso': confirm({ busy: true }),
    'No se pudo': confirm({ error: { kind: 'answer', status: 500, msg: null, campos: {} } }),
  },
  RemoveConfirm: {
    'Con lo que implica': alone(
      <Opened>
        {({ open, onClose }) => (
          <RemoveConfirm
            remove={{
              row: open ? 'Membresía anual' : null,
              pending: false,
              error: null,
              confirm: onClose,
              cancel: onClose,
            }}
            row="Membresía anual"
            name={(row) => row}
            texts={{
              titulo: 'Eliminar membresia',
              antes: '¿Deseas eliminar la membresía ',
              despues: '?',
              consecuencia: 'Las contrataciones que ya existen se conservan.',
            }}
          />
        )}
      </Opened>,
    ),
  },
  ChangedBy: {
    'Dentro de una frase': (
      <Text>
        <ChangedBy por="Íñigo Gil" el="2026-03-11T16:42:00.000Z" />
      </Text>
    ),
  },
  ConflictDialog: {
    'Dos campos': alone(
      <Opened>
        {({ open, onClose }) => (
          <ConflictDialog
            open={open}
            title="Otra persona cambió este cliente"
            modificado={{ por: 'Íñigo Gil', el: '2026-03-11T16:42:00.000Z' }}
            fields={fields}
            onKeep={onClose}
            onTakeTheirs={onClose}
            onSaveMine={onClose}
          />
        )}
      </Opened>,
    ),
  },
  FilterDialog: {
    'Con un filtro puesto': alone(
      <Opened>
        {(props) => (
          <FilterDialog {...props} title="Filtrar clientes" list={filters}>
            <TextField name="nombre" label="Nombre" />
            <TextField name="email" label="Email" />
          </FilterDialog>
        )}
      </Opened>,
    ),
  },
  FormDialog: {
    'Para llenar': alone(<Opened>{(props) => <Archivo {...props} />}</Opened>),
    'Al guardar': alone(<Opened>{(props) => <Archivo {...props} busy />}</Opened>),
  },
  FormButtons: {
    'El que se busca y el seguro': (
      <Row>
        <FormButtons primary={<Button variant="primary">Guardar</Button>} safe={<Button>Cancelar</Button>} />
      </Row>
    ),
  },
  UnsavedChangesDialog: {
    'Al salir de un formulario': alone(
      <Opened>
        {({ open, onClose }) => (
          <UnsavedChangesDialog changes={{ asking: open, stay: onClose, leave: nothing }} />
        )}
      </Opened>,
    ),
  },
}
