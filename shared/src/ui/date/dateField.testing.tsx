import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderForm } from '../testing/renderForm.tsx'
import { DateField } from './DateField.tsx'

export const show = (nacimiento: string | null) => {
  const { values } = renderForm(<DateField name="nacimiento" label="Fecha de nacimiento" />, { nacimiento })
  return { field: screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), values }
}

export const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendario' }))
  return within(await screen.findByRole('dialog', { name: 'Calendario' }))
}
