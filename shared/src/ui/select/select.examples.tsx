import { ExampleForm } from '../catalog/ExampleForm.tsx'
import type { Examples } from '../catalog/examples.ts'
import { SelectField } from './SelectField.tsx'

const options = [
  { value: 0, label: 'Física' },
  { value: 1, label: 'Moral' },
]

export const selectExamples: Examples = {
  SelectField: {
    'Sin elegir, elegida, cargando y desactivada': (
      <ExampleForm values={{ tipo: null, elegido: 1, regimen: null, fijo: 0 }}>
        <SelectField name="tipo" label="Tipo de persona" options={options} required />
        <SelectField name="elegido" label="Tipo elegido" options={options} />
        <SelectField name="regimen" label="Régimen fiscal" options={[]} loading />
        <SelectField name="fijo" label="Tipo fijo" options={options} disabled />
      </ExampleForm>
    ),
    'Con ayuda y con error': (
      <ExampleForm values={{ giro: null, asesor: null }} errors={{ asesor: 'Elegir un asesor' }}>
        <SelectField name="giro" label="Actividad empresarial" options={options} hint="La principal" />
        <SelectField name="asesor" label="Asesor" options={options} />
      </ExampleForm>
    ),
  },
}
