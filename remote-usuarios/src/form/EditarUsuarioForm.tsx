import type { UsuarioDetalles } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { ConflictDialog, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { useState } from 'react'
import { editarUsuario } from './editarUsuario'
import { faltaAlgo } from './revisar'
import { useConflicto } from './useConflicto'
import { textos } from './usuario.textos'
import { UsuarioFields } from './UsuarioFields'
import { deUsuario, type UsuarioForm } from './usuarioForm'

/** The form over a user that was read. What is typed outlives every refusal (D16), another person's save too (D41). */
export function EditarUsuarioForm({ usuario }: { usuario: UsuarioDetalles }) {
  // The user that the form stands on: as it was read, or as somebody else left it.
  const [record, setRecord] = useState(usuario)
  const form = useForm<UsuarioForm>({ defaultValues: deUsuario(usuario) })
  const { open, asking, fields, onFailed, close, resolve } = useConflicto()
  const { save, pending, campos, error } = useSave(editarUsuario, { goTo: '/usuarios', onFailed })
  const changes = useUnsavedChanges(form.formState.isDirty)
  const busy = pending || asking

  const guardar = (values: UsuarioForm) => faltaAlgo(form, values, 'editar') || save({ form: values, record })

  const seguirCon = (prefer: 'mine' | 'theirs') => {
    const next = resolve(prefer)
    if (!next) return
    form.reset(deUsuario(next.record))
    form.reset(next.form, { keepDefaultValues: true })
    setRecord(next.record)
    close()
    if (prefer === 'mine') void save(next)
  }

  return (
    <>
      <Form form={form} onSubmit={guardar} busy={busy} campos={campos} label={textos.editar}>
        <UsuarioFields tipo={record.tipo} conPermisos={record.permisos !== undefined} />
        <FormBar busy={busy} error={open ? null : error} cancelTo="/usuarios" />
      </Form>
      <ConflictDialog
        open={open}
        title={textos.conflicto}
        fields={fields}
        onKeep={close}
        onTakeTheirs={() => seguirCon('theirs')}
        onSaveMine={() => seguirCon('mine')}
      />
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
