import { ExampleForm } from '../catalog/ExampleForm.tsx'
import type { Examples } from '../catalog/examples.ts'
import { DateField } from './DateField.tsx'
import { MonthsButtons } from './MonthsButtons.tsx'

export const dateExamples: Examples = {
  DateField: {
    'Vacía, con un día, con error y desactivada': (
      <ExampleForm
        values={{ vacia: null, nacimiento: '1990-12-31', tarde: '2026-01-01', fija: '2020-02-29' }}
        errors={{ tarde: 'Es anterior a la de inicio' }}
      >
        <DateField name="vacia" label="Fecha de inicio" placeholder="dd/mm/aaaa" required />
        <DateField name="nacimiento" label="Fecha de nacimiento" hint="Como está en el acta" />
        <DateField name="tarde" label="Fecha de finalización" />
        <DateField name="fija" label="Fecha de constitución" disabled />
      </ExampleForm>
    ),
  },
  MonthsButtons: {
    'Con una duración elegida': <MonthsButtons label="Duración" current={3} onChoose={() => undefined} />,
  },
}
