import { useForm } from '@backoffice/shared/form'
import { returnTo, useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Page } from '@backoffice/shared/ui'
import { PageForm } from '@backoffice/shared/ui/form'
import { crearCliente } from './calls.ts'
import { textos } from './form.textos.ts'
import { ClienteFields } from './ClienteFields.tsx'
import { clienteVacio, type ClienteForm } from './clienteForm.ts'
import { missing } from './missing.ts'

/** /clientes/nuevo: a new client (F-10). */
export function NuevoClientePage() {
  return (
    <Page title={textos.nuevo}>
      <NuevoCliente />
    </Page>
  )
}

/** The form; its first key renders neither the page around it nor the fields beside it. */
function NuevoCliente() {
  const form = useForm<ClienteForm>({ defaultValues: clienteVacio })
  const saving = useSave(crearCliente, { goTo: returnTo('/clientes') })
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <PageForm
      form={form}
      label={textos.nuevo}
      saving={saving}
      missing={missing(form)}
      changes={changes}
      cancelTo={returnTo('/clientes')}
    >
      <ClienteFields />
    </PageForm>
  )
}
