import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Page } from '@backoffice/shared/ui'
import { UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { textos } from './cliente.textos'
import { ClienteFields } from './ClienteFields'
import { clienteVacio, type ClienteForm } from './clienteForm'
import { crearCliente } from './crearCliente'
import { faltaNombre } from './faltaNombre'

/** /clientes/nuevo: a new client. */
export function NuevoClientePage() {
  const form = useForm<ClienteForm>({ defaultValues: clienteVacio })
  const { save, pending, campos, error } = useSave(crearCliente, { goTo: '/clientes' })
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <Page title={textos.nuevo}>
      <Form
        form={form}
        onSubmit={save}
        check={(values) => faltaNombre(form, values)}
        busy={pending}
        campos={campos}
        label={textos.nuevo}
      >
        <ClienteFields />
        <FormBar busy={pending} error={error} cancelTo="/clientes" />
      </Form>
      <UnsavedChangesDialog changes={changes} />
    </Page>
  )
}
