import type { Membresia } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useEdit, useLoad, useUnsavedChanges } from '@backoffice/shared/resource'
import { Notice, Skeleton } from '@backoffice/shared/ui'
import { ConflictDialog, FormDialog, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { useEffect, useMemo, useState } from 'react'
import { editarMembresia, pedirMembresia } from './editarMembresia'
import { faltaAlgo } from './faltaAlgo'
import { MembresiaFields } from './MembresiaFields'
import { deMembresia, membresiaVacia, repartir, type MembresiaForm } from './membresiaForm'
import { textos } from './membresias.textos'
import { valorDe } from './valorDe'

interface Props {
  id: string
  onClose(): void
  onSaved(membresia: Membresia): void
}

/** «Editar membresia»: reads the plan first (M-03). */
export function EditarMembresia({ id, onClose, onSaved }: Props) {
  const ask = useMemo(() => pedirMembresia(id), [id])
  const [read, setRead] = useState<Membresia | null>(null)
  // Once it is in the form nothing reads it again: that would not be what the person sees and types over.
  const load = useLoad(read ? null : ask)
  if (load.data && !read) setRead(load.data)

  const form = useForm<MembresiaForm>({ defaultValues: membresiaVacia })
  const { reset, setFocus } = form
  useEffect(() => {
    if (!read) return
    reset(deMembresia(read))
    requestAnimationFrame(() => setFocus('nombre'))
  }, [read, reset, setFocus])

  const { record, save, busy, campos, error, conflict } = useEdit({
    form,
    record: read,
    read: ({ _id }) => pedirMembresia(_id)({ silent: true }),
    toForm: deMembresia,
    send: editarMembresia,
    onSaved: ({ membresia }) => {
      onClose()
      onSaved(membresia)
    },
    label: (campo) => (campo === 'beneficios' ? textos.beneficios.titulo : textos.campos[campo]),
    value: valorDe,
  })
  const said = useMemo(() => repartir(campos), [campos])
  const changes = useUnsavedChanges(form.formState.isDirty)
  const failed = load.status === 'error'
  const gone = failed && load.error.status === 404

  const guardar = (values: MembresiaForm) => {
    if (gone) return onClose()
    if (failed) return load.reload()
    return save(values)
  }

  return (
    <>
      <FormDialog
        open
        title={textos.editar}
        size="lg"
        form={form}
        onSubmit={guardar}
        check={(values) => !failed && faltaAlgo(form, values)}
        submitLabel={gone ? textos.entendido : failed ? textos.reintentar : textos.guardar}
        busy={busy || load.status === 'loading' || load.retrying}
        campos={said.campos}
        error={error}
        onClose={() => changes.before(onClose)}
      >
        {failed && <Notice tone="danger">{gone ? textos.noExiste : textos.noSeLeyo}</Notice>}
        {!failed && (record ? <MembresiaFields problema={said.beneficios} /> : <Skeleton lines={6} />)}
      </FormDialog>
      <ConflictDialog {...conflict(textos.conflicto)} />
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
