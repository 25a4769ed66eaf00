import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderForm } from '../testing/renderForm.tsx'
import { MoneyField } from './MoneyField.tsx'

export const show = (ingresos: number | null, prefix?: string) => {
  const { values, submitted } = renderForm(
    <>
      <MoneyField name="ingresos" label="Ingresos" {...(prefix ? { prefix } : {})} />
      <button>Guardar</button>
    </>,
    { ingresos },
  )
  return { field: screen.getByRole('textbox', { name: 'Ingresos' }), values, submitted }
}

export const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
