import { api, authState } from '@backoffice/shared'
import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Page } from '@backoffice/shared/ui'
import { UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { useConPermisos } from './permissions/useConPermisos'
import { faltaAlgo } from './revisar'
import { textos } from './usuario.textos'
import { UsuarioFields } from './UsuarioFields'
import { aCampos, usuarioVacio, type UsuarioForm } from './usuarioForm'

/** /usuarios/nuevo (U-03 to U-05). */
export function NuevoUsuarioPage() {
  const form = useForm<UsuarioForm>({ defaultValues: usuarioVacio() })
  const conPermisos = useConPermisos()
  const { save, pending, campos, error } = useSave(
    (values: UsuarioForm, options) => {
      const body = { id_locatario: authState().empresa?._id ?? null, ...aCampos(values) }
      return api.post('/usuarios/crear', conPermisos ? { ...body, permisos: values.permisos } : body, options)
    },
    { goTo: '/usuarios' },
  )
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <Page title={textos.nuevo}>
      <Form
        form={form}
        onSubmit={save}
        check={(values) => faltaAlgo(form, values, 'nuevo')}
        busy={pending}
        campos={campos}
        label={textos.nuevo}
      >
        <UsuarioFields nuevo />
        <FormBar busy={pending} error={error} cancelTo="/usuarios" />
      </Form>
      <UnsavedChangesDialog changes={changes} />
    </Page>
  )
}
