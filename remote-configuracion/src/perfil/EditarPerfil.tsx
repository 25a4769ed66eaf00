import { api, hasCapacidad, sessionLoaded, useAuth, usuarioChanged, type ApiError } from '@backoffice/shared'
import type { UsuarioSesion } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Box, Card } from '@backoffice/shared/ui'
import { FieldGrid, PageForm, PasswordField, TextField } from '@backoffice/shared/ui/form'
import { useState, type ReactNode } from 'react'
import { ContrasenaActual } from './ContrasenaActual.tsx'
import { Foto } from './Foto.tsx'
import { textos } from './perfil.textos.ts'
import { aMultipart, dePersona, PASSWORD_ACTUAL, type PerfilForm, type Persona } from './perfilForm.ts'

const { campos: labels } = textos

interface Props {
  usuario: UsuarioSesion
  /** What follows the fields, over the form's button. */
  children?: ReactNode
}

/** The form over the person's own data. Saved data appears everywhere at once (S-03). */
export function EditarPerfil({ usuario, children }: Props) {
  // The data that the form is based on: the store may receive newer data during typing.
  const [base, setBase] = useState<Persona>(usuario)
  const form = useForm<PerfilForm>({ defaultValues: dePersona(usuario) })

  const confirma = useAuth((auth) => hasCapacidad(auth, PASSWORD_ACTUAL))

  // Saved elsewhere meanwhile (D41): untouched fields show the new values, typed ones stay.
  const onFailed = async ({ status }: ApiError) => {
    if (status !== 409) return
    const sesion = await api.get('/auth/sesion', { silent: true }).catch(() => null)
    if (!sesion || sesion.usuario._id !== usuario._id) return
    sessionLoaded(sesion)
    setBase(sesion.usuario)
    form.reset(dePersona(sesion.usuario), { keepDirtyValues: true })
  }

  const saving = useSave(
    (values: PerfilForm) =>
      api.post('/configuracion/editar_perfil_personal', aMultipart(values, base, confirma)),
    {
      onFailed,
      onSaved: ({ perfil }) => {
        usuarioChanged(perfil)
        setBase(perfil)
        form.reset(dePersona(perfil))
      },
    },
  )
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <PageForm
      form={form}
      label={textos.titulo}
      saving={saving}
      changes={changes}
      saveLabel={textos.guardar}
      focusFirst={false}
    >
      <Card>
        <Box
          display="grid"
          gap="8"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' }}
        >
          <Foto url={usuario.url_perfil_g} />
          <FieldGrid>
            <TextField name="nombre" label={labels.nombre} autoComplete="given-name" />
            <TextField name="apellido_paterno" label={labels.apellidoPaterno} autoComplete="family-name" />
            <TextField name="apellido_materno" label={labels.apellidoMaterno} />
            <TextField name="email" label={labels.email} type="email" autoComplete="username" />
            <PasswordField name="password" label={labels.password} hint={textos.passwordVacia} />
            {confirma && <ContrasenaActual now={base} />}
          </FieldGrid>
        </Box>
      </Card>
      {children}
    </PageForm>
  )
}
