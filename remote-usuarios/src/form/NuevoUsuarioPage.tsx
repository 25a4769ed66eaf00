import { useForm } from '@backoffice/shared/form'
import { returnTo, useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Page } from '@backoffice/shared/ui'
import { PageForm } from '@backoffice/shared/ui/form'
import { crearUsuario } from './calls.ts'
import { missing } from './missing.ts'
import { useConPermisos } from './permisos/permisos.ts'
import { textos } from './form.textos.ts'
import { UsuarioFields } from './UsuarioFields.tsx'
import { usuarioVacio, type UsuarioForm } from './usuarioForm.ts'

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
