import type { Membresia } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useEdit, useReadOnce, useUnsavedChanges } from '@backoffice/shared/resource'
import { Notice, Skeleton } from '@backoffice/shared/ui'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { useEffect, useMemo } from 'react'
import { editarMembresia, pedirMembresia } from './calls.ts'
import { missing } from './missing.ts'
import { MembresiaFields } from './MembresiaFields.tsx'
import { deMembresia, membresiaVacia, repartir, type MembresiaForm } from './membresiaForm.ts'
import { textos } from '../membresias.textos.ts'
import { valueOf } from './valueOf.ts'

interface Props {
  id: string
  onClose(): void
  onSaved(membresia: Membresia): void
}

/** «Editar membresia»: reads the plan first (M-03). */
export function EditarMembresia({ id, onClose, onSaved }: Props) {
  const { record: read, load } = useReadOnce(pedirMembresia, id)
  const form = useForm<MembresiaForm>({ defaultValues: membresiaVacia })
  const { reset } = form
  useEffect(() => {
    if (read) reset(deMembresia(read))
  }, [read, reset])

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
    value: valueOf,
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
    <FormDialog
      open
      title={textos.editar}
      size="lg"
      form={form}
      onSubmit={guardar}
      check={(values) => !failed && missing(form)(values)}
      submitLabel={gone ? textos.entendido : failed ? textos.reintentar : textos.guardar}
      busy={busy || load.status === 'loading' || load.retrying}
      campos={said.campos}
      error={error}
      changes={changes}
      conflict={conflict(textos.conflicto)}
      onClose={onClose}
    >
      {failed && <Notice tone="danger">{gone ? textos.noExiste : textos.noSeLeyo}</Notice>}
      {!failed && (record ? <MembresiaFields problema={said.beneficios} /> : <Skeleton lines={6} />)}
    </FormDialog>
  )
}
