import { camposCliente as campos } from '@backoffice/shared/cliente'
import type { TipoPersona } from '@backoffice/shared/contract'
import { useFormContext, useFormState, useWatch } from '@backoffice/shared/form'
import { esRfcMoral } from '@backoffice/shared/format'
import { SelectField } from '@backoffice/shared/ui/select'
import { memo, useCallback } from 'react'
import { textos } from '../form.textos.ts'
import type { ClienteForm } from '../clienteForm.ts'

const tipos: { value: TipoPersona; label: string }[] = [
  { value: 0, label: textos.tiposPersona.fisica },
  { value: 1, label: textos.tiposPersona.moral },
]

/** The form's first change renders this field, which takes the form from its context, but not its list of options. */
const Select = memo(SelectField<TipoPersona>)

/** Whether «Moral» goes with the RFC that was typed (useMoralPorRfc.ts). */
function usePropuesta(): boolean {
  const [rfc, tipo] = useWatch<ClienteForm, ['rfc', 'tipo_persona']>({ name: ['rfc', 'tipo_persona'] })
  const { dirtyFields } = useFormState<ClienteForm>({ name: ['rfc', 'tipo_persona'] })
  return tipo === 1 && esRfcMoral(rfc) && !!dirtyFields.rfc && !!dirtyFields.tipo_persona
}

/** Choosing another kind of person clears the régimen, which belongs to the kind (F-05, F-06). */
export function TipoPersonaField() {
  const { setValue } = useFormContext<ClienteForm>()
  const sinRegimen = useCallback(() => setValue('regimen_fiscal', null, { shouldDirty: true }), [setValue])
  return (
    <Select
      name="tipo_persona"
      label={campos.tipo_persona.label}
      options={tipos}
      placeholder={textos.elegir.tipoPersona}
      onChange={sinRegimen}
      hint={usePropuesta() ? textos.moralPorRfc : undefined}
    />
  )
}
