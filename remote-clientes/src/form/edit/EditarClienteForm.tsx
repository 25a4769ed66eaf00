import type { Cliente } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useEdit, useUnsavedChanges } from '@backoffice/shared/resource'
import { ConflictDialog, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { textos } from '../cliente.textos'
import { ClienteFields } from '../ClienteFields'
import { deCliente, type ClienteForm } from '../clienteForm'
import { faltaNombre } from '../faltaNombre'
import { textos as edicion } from './edicion.textos'
import { editarCliente, pedirCliente } from './editarCliente'
import { etiquetas } from './etiquetas'
import { valorDe } from './valorDe'

/** The régimen belongs to its kind of person: whoever changed one of the two decides both. */
const juntos = ['tipo_persona', 'regimen_fiscal'] as const

/** The form over a client that was read. What is typed outlives every refusal (D16), another person's save too (D41). */
export function EditarClienteForm({ cliente }: { cliente: Cliente }) {
  const form = useForm<ClienteForm>({ defaultValues: deCliente(cliente) })
  const { save, busy, campos, error, conflict } = useEdit({
    form,
    record: cliente,
    read: ({ _id }) => pedirCliente(_id)({ silent: true }),
    toForm: deCliente,
    together: juntos,
    send: editarCliente,
    goTo: '/clientes',
    label: (campo) => etiquetas[campo],
    value: valorDe,
  })
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        check={(values) => faltaNombre(form, values)}
        busy={busy}
        campos={campos}
        label={textos.editar}
      >
        <ClienteFields id={cliente._id} />
        <FormBar busy={busy} error={error} cancelTo="/clientes" />
      </Form>
      <ConflictDialog {...conflict(edicion.titulo)} />
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
