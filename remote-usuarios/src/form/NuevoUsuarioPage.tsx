import { useForm } from '@backoffice/shared/form'
import { returnTo, useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Page } from '@backoffice/shared/ui'
import { PageForm } from '@backoffice/shared/ui/form'
import { crearUsuario } from './calls'
import { missing } from './missing'
import { useConPermisos } from './permisos/useConPermisos'
import { textos } from './form.textos'
import { UsuarioFields } from './UsuarioFields'
import { usuarioVacio, type UsuarioForm } from './usuarioForm'

/** /usuarios/nuevo (U-03 to U-05). */
export function NuevoUsuarioPage() {
  return (
    <Page title={textos.nuevo}>
      <NuevoUsuario />
    </Page>
  )
}

/** The form; its first key does not render the page around it. */
function NuevoUsuario() {
  const form = useForm<UsuarioForm>({ defaultValues: usuarioVacio() })
  const saving = useSave(crearUsuario(useConPermisos()), { goTo: returnTo('/usuarios') })
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <PageForm
      form={form}
      label={textos.nuevo}
      saving={saving}
      missing={missing(form, { nuevo: true })}
      changes={changes}
      cancelTo={returnTo('/usuarios')}
    >
      <UsuarioFields nuevo />
    </PageForm>
  )
}
