import { useAuth } from '@backoffice/shared'
import type { UsuarioDetalles } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { nombreCompleto } from '@backoffice/shared/format'
import { EditPage, returnTo, useAllowed, useEdit, useUnsavedChanges } from '@backoffice/shared/resource'
import { useParams } from '@backoffice/shared/router'
import { Button, Notice, onDemand, Page, Row } from '@backoffice/shared/ui'
import { PageForm } from '@backoffice/shared/ui/form'
import { editarUsuario, pedirUsuario } from './calls.ts'
import { missing } from './missing.ts'
import { useConPermisos } from './permisos/permisos.ts'
import { textos } from './form.textos.ts'
import { UsuarioFields } from './UsuarioFields.tsx'
import { deUsuario, type UsuarioForm } from './usuarioForm.ts'
import { valueOf } from './valueOf.tsx'

const AccesoCard = onDemand(() => import('./acceso/AccesoCard.tsx').then((file) => file.AccesoCard))
// On demand: a server of the plain contract has no second step.
const QuitarPaso = onDemand(() => import('./paso/QuitarPaso.tsx').then((file) => file.QuitarPaso))

/** /usuarios/editar/:id (U-06, U-09). People edit their own row only in the profile (D22). */
export function EditarUsuarioPage() {
  const { id = '' } = useParams()
  const own = useAuth((auth) => auth.usuario?._id === id)
  if (own) return <Propio />
  return (
    <EditPage id={id} title={textos.editar} read={pedirUsuario} name={nombreCompleto} gone={textos.noExiste}>
      {(usuario) => <EditarUsuario usuario={usuario} />}
    </EditPage>
  )
}

/** The form over a user. Neither refusals (D16) nor another person's save (D41) discard what was typed. */
function EditarUsuario({ usuario }: { usuario: UsuarioDetalles }) {
  const form = useForm<UsuarioForm>({ defaultValues: deUsuario(usuario) })
  const saving = useEdit({
    form,
    record: usuario,
    read: ({ _id }) => pedirUsuario(_id)({ silent: true }),
    toForm: deUsuario,
    send: editarUsuario(useConPermisos()),
    goTo: returnTo('/usuarios'),
    label: (campo) => textos.campos[campo],
    value: valueOf,
  })
  const changes = useUnsavedChanges(form.formState.isDirty)
  const conAcceso = useAllowed('usuarios.editar', '/usuarios/ver_acceso')
  const paso = useAllowed('usuarios.editar', '/usuarios/quitar_segundo_paso')
  const reads = useAllowed('auditoria.ver', '/bitacora/listar')

  return (
    <PageForm
      form={form}
      label={textos.editar}
      saving={saving}
      missing={missing(form, { nuevo: false })}
      changes={changes}
      conflict={saving.conflict(textos.conflicto)}
      cancelTo={returnTo('/usuarios')}
    >
      <UsuarioFields tipo={saving.record.tipo} />
      {conAcceso && <AccesoCard usuario={usuario} />}
      {reads && (
        <Row>
          <Button variant="ghost" size="sm" to={`/usuarios?vista=bitacora&registro=${usuario._id}`}>
            {textos.historial}
          </Button>
        </Row>
      )}
      {paso && <QuitarPaso id={usuario._id} nombre={nombreCompleto(usuario)} />}
    </PageForm>
  )
}

function Propio() {
  const opens = useAllowed('configuracion.perfil.ver')
  const way = opens && (
    <Button size="sm" to="/configuracion/perfil">
      {textos.irAlPerfil}
    </Button>
  )
  return (
    <Page title={textos.editar}>
      <Notice action={way}>{textos.propio}</Notice>
    </Page>
  )
}
