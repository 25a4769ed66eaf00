import { api } from '@backoffice/shared'
import type { Membresia } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { useMemo } from 'react'
import { missing } from './missing.ts'
import { MembresiaFields } from './MembresiaFields.tsx'
import { aCampos, membresiaVacia, repartir, type MembresiaForm } from './membresiaForm.ts'
import { textos } from '../membresias.textos.ts'
import { useConDuracion } from './useConDuracion.ts'

interface Props {
  onClose(): void
  onSaved(membresia: Membresia): void
}

/** «Agregar membresia» (M-02). */
export function AgregarMembresia({ onClose, onSaved }: Props) {
  const form = useForm<MembresiaForm>({ defaultValues: membresiaVacia })
  const conDuracion = useConDuracion()
  const { save, pending, campos, error } = useSave(
    (values: MembresiaForm, options) =>
      api.post('/configuracion/crear_membresia', aCampos(values, conDuracion), options),
    {
      onSaved: ({ membresia }) => {
        onClose()
        onSaved(membresia)
      },
    },
  )
  const said = useMemo(() => repartir(campos), [campos])
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <FormDialog
      open
      title={textos.agregar}
      size="lg"
      form={form}
      onSubmit={save}
      check={missing(form)}
      submitLabel={textos.guardarNueva}
      busy={pending}
      campos={said.campos}
      error={error}
      changes={changes}
      onClose={onClose}
    >
      <MembresiaFields problema={said.beneficios} />
    </FormDialog>
  )
}
