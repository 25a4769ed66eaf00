import type { UsuarioDetalles } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useEdit, useUnsavedChanges } from '@backoffice/shared/resource'
import { ConflictDialog, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { editarUsuario, pedirUsuario } from './editarUsuario'
import { useConPermisos } from './permissions/useConPermisos'
import { faltaAlgo } from './revisar'
import { textos } from './usuario.textos'
import { UsuarioFields } from './UsuarioFields'
import { deUsuario, type UsuarioForm } from './usuarioForm'
import { valorDe } from './valorDe'

/** The form over a user that was read. What is typed outlives every refusal (D16), another person's save too (D41). */
export function EditarUsuarioForm({ usuario }: { usuario: UsuarioDetalles }) {
  const form = useForm<UsuarioForm>({ defaultValues: deUsuario(usuario) })
  const conPermisos = useConPermisos()
  const { record, save, busy, campos, error, conflict } = useEdit({
    form,
    record: usuario,
    read: ({ _id }) => pedirUsuario(_id)({ silent: true }),
    toForm: deUsuario,
    send: (edicion) => editarUsuario(edicion, conPermisos),
    goTo: '/usuarios',
    label: (campo) => textos.campos[campo],
    value: valorDe,
  })
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        check={(values) => faltaAlgo(form, values, 'editar')}
        busy={busy}
        campos={campos}
        label={textos.editar}
      >
        <UsuarioFields tipo={record.tipo} />
        <FormBar busy={busy} error={error} cancelTo="/usuarios" />
      </Form>
      <ConflictDialog {...conflict(textos.conflicto)} />
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
