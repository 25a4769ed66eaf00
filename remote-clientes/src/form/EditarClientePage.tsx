import { etiquetaDeCampo } from '@backoffice/shared/cliente'
import type { Cliente } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { nombreCompleto } from '@backoffice/shared/format'
import { EditPage, returnTo, useEdit, useUnsavedChanges } from '@backoffice/shared/resource'
import { useParams } from '@backoffice/shared/router'
import { PageForm } from '@backoffice/shared/ui/form'
import { editarCliente, pedirCliente } from './calls.ts'
import { textos } from './form.textos.ts'
import { ClienteFields } from './ClienteFields.tsx'
import { deCliente, type ClienteForm } from './clienteForm.ts'
import { missing } from './missing.ts'
import { valueOf } from './valueOf.tsx'

/** /clientes/editar/:id (F-11). */
export function EditarClientePage() {
  const { id = '' } = useParams()
  return (
    <EditPage id={id} title={textos.editar} read={pedirCliente} name={nombreCompleto} gone={textos.noExiste}>
      {(cliente) => <EditarCliente cliente={cliente} />}
    </EditPage>
  )
}

/** The régimen belongs to its kind of person: a change to one of them counts as a change to both. */
const together = ['tipo_persona', 'regimen_fiscal'] as const

/** The form over a client. Neither refusals (D16) nor another person's save (D41) discard what was typed. */
function EditarCliente({ cliente }: { cliente: Cliente }) {
  const form = useForm<ClienteForm>({ defaultValues: deCliente(cliente) })
  const saving = useEdit({
    form,
    record: cliente,
    read: ({ _id }) => pedirCliente(_id)({ silent: true }),
    toForm: deCliente,
    together,
    send: editarCliente,
    goTo: returnTo('/clientes'),
    label: etiquetaDeCampo,
    value: valueOf,
  })
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <PageForm
      form={form}
      label={textos.editar}
      saving={saving}
      missing={missing(form)}
      changes={changes}
      conflict={saving.conflict(textos.conflicto)}
      cancelTo={returnTo('/clientes')}
    >
      <ClienteFields id={cliente._id} />
    </PageForm>
  )
}
