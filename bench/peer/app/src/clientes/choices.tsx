import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

const tipos = [
  { id: 0, name: 'Física' },
  { id: 1, name: 'Moral' },
]

/** Another kind of person has other regimes. */
export function TipoPersonaInput() {
  const { setValue } = useFormContext()
  return (
    <SelectInput
      source="tipo_persona"
      choices={tipos}
      onChange={() => setValue('regimen_fiscal', null, { shouldDirty: true })}
    />
  )
}

export function RegimenInput() {
  const tipo_persona: unknown = useWatch({ name: 'tipo_persona' })
  return (
    <ReferenceInput
      source="regimen_fiscal"
      reference="regimenes"
      filter={{ tipo_persona }}
      enableGetChoices={() => tipo_persona === 0 || tipo_persona === 1}
      perPage={100}
    >
      <SelectInput optionText="nombre" />
    </ReferenceInput>
  )
}

export const GiroInput = () => (
  <ReferenceInput source="giro" reference="giros" perPage={1000}>
    <AutocompleteInput optionText="nombre" />
  </ReferenceInput>
)
