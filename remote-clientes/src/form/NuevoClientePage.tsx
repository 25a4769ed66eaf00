import { addAlert, useUnsaved } from '@backoffice/shared'
import { useForm } from '@backoffice/shared/form'
import { useSave } from '@backoffice/shared/resource'
import { Page } from '@backoffice/shared/ui'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { textos } from './cliente.textos'
import { ClienteFields } from './ClienteFields'
import { clienteVacio, type ClienteForm } from './clienteForm'
import { crearCliente } from './crearCliente'

/** /clientes/nuevo: a new client. */
export function NuevoClientePage() {
  const form = useForm<ClienteForm>({ defaultValues: clienteVacio })
  const { save, pending, campos } = useSave(crearCliente, { goTo: '/clientes' })
  useUnsaved(form.formState.isDirty)

  const guardar = (values: ClienteForm) => {
    if (values.nombre.trim() !== '') return save(values)
    addAlert(textos.faltanObligatorios, 'danger')
    form.setError('nombre', { message: textos.nombreObligatorio }, { shouldFocus: true })
  }

  return (
    <Page title={textos.nuevo}>
      <Form form={form} onSubmit={guardar} busy={pending} campos={campos} label={textos.nuevo}>
        <ClienteFields />
        <FormBar busy={pending} cancelTo="/clientes" />
      </Form>
    </Page>
  )
}
