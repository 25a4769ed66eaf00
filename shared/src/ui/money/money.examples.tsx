import { ExampleForm } from '../catalog/ExampleForm.tsx'
import type { Examples } from '../catalog/examples.ts'
import { MoneyField } from './MoneyField.tsx'

export const moneyExamples: Examples = {
  MoneyField: {
    'Vacío, con un importe, con error y desactivado': (
      <ExampleForm
        values={{ precio: null, maximo: 1234567.5, minimo: -20, total: 899 }}
        errors={{ minimo: 'Es menor que cero' }}
      >
        <MoneyField name="precio" label="Precio" prefix="$ " required />
        <MoneyField name="maximo" label="Máximo de ingresos anuales" prefix="$ " />
        <MoneyField name="minimo" label="Mínimo de ingresos anuales" />
        <MoneyField name="total" label="Total" prefix="$ " disabled />
      </ExampleForm>
    ),
  },
}
