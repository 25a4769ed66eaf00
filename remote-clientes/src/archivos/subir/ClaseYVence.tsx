import { useForm, useWatch } from '@backoffice/shared/form'
import { DateField } from '@backoffice/shared/ui/date'
import { FieldGrid, Form } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { useEffect, useEffectEvent } from 'react'
import { textos } from '../archivos.textos.ts'
import { clases } from '../clases.ts'
import type { DeClase } from './uploads.ts'

interface Props {
  initial: DeClase
  disabled: boolean
  onChange(what: DeClase): void
  onSubmit(): unknown
}

/** What a file is and until when it is good (E-19): neither is needed to upload it. */
export function ClaseYVence({ initial, disabled, onChange, onSubmit }: Props) {
  const form = useForm<Pick<DeClase, 'clase' | 'vence'>>({ defaultValues: initial })
  const [clase, vence] = useWatch({ control: form.control, name: ['clase', 'vence'] })
  // What is no day stays in the field as it was typed, with its error.
  const venceMal = vence !== null && !/^\d{4}-\d{2}-\d{2}$/.test(vence)
  const tell = useEffectEvent(onChange)
  useEffect(() => tell({ clase, vence, venceMal }), [clase, vence, venceMal])
  return (
    <Form form={form} onSubmit={onSubmit} focusFirst={false}>
      <FieldGrid columns={2}>
        <SelectField
          name="clase"
          label={textos.campos.clase}
          placeholder={textos.elegirClase}
          options={clases}
          disabled={disabled}
        />
        <DateField name="vence" label={textos.campos.vence} disabled={disabled} />
      </FieldGrid>
    </Form>
  )
}
