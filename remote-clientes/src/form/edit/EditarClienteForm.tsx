import type { Cliente } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { ConflictDialog, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { useState } from 'react'
import { textos } from '../cliente.textos'
import { ClienteFields } from '../ClienteFields'
import { deCliente, type ClienteForm } from '../clienteForm'
import { faltaNombre } from '../faltaNombre'
import { textos as edicion } from './edicion.textos'
import { editarCliente } from './editarCliente'
import { useConflicto } from './useConflicto'

/** The form over a client that was read. What is typed outlives every refusal (D16), another person's save too (D41). */
export function EditarClienteForm({ cliente }: { cliente: Cliente }) {
  // The client that the form stands on: as it was read, or as somebody else left it.
  const [record, setRecord] = useState(cliente)
  const form = useForm<ClienteForm>({ defaultValues: deCliente(cliente) })
  const { open, asking, fields, onFailed, close, resolve } = useConflicto()
  const { save, pending, campos, error } = useSave(editarCliente, { goTo: '/clientes', onFailed })
  const changes = useUnsavedChanges(form.formState.isDirty)
  const busy = pending || asking

  const guardar = (values: ClienteForm) => faltaNombre(form, values) || save({ form: values, record })

  const seguirCon = (prefer: 'mine' | 'theirs') => {
    const next = resolve(prefer)
    if (!next) return
    form.reset(deCliente(next.record))
    form.reset(next.form, { keepDefaultValues: true })
    setRecord(next.record)
    close()
    if (prefer === 'mine') void save(next)
  }

  return (
    <>
      <Form form={form} onSubmit={guardar} busy={busy} campos={campos} label={textos.editar}>
        <ClienteFields id={cliente._id} />
        <FormBar busy={busy} error={open ? null : error} cancelTo="/clientes" />
      </Form>
      <ConflictDialog
        open={open}
        title={edicion.titulo}
        fields={fields}
        onKeep={close}
        onTakeTheirs={() => seguirCon('theirs')}
        onSaveMine={() => seguirCon('mine')}
      />
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
