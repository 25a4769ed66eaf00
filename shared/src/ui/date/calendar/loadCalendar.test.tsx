import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderForm } from '../../testing/renderForm.tsx'
import { DateField } from '../DateField.tsx'

const mockLoad = jest.fn(() => ({ Calendar: () => <div role="dialog" /> }))
jest.mock('./Calendar.tsx', () => mockLoad())

it('a day is typed without the calendar’s code, which loads when one opens; after a failure the next opening tries again', async () => {
  const { values } = renderForm(<DateField name="nacimiento" label="Fecha de nacimiento" />, {
    nacimiento: null,
  })
  const field = screen.getByRole('textbox', { name: 'Fecha de nacimiento' })
  await userEvent.tab()
  await userEvent.keyboard('05031993')
  expect(values()).toEqual({ nacimiento: '1993-03-05' })
  expect(mockLoad).not.toHaveBeenCalled()

  mockLoad.mockImplementationOnce(() => {
    throw new Error('404')
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await userEvent.click(field)
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo descargar esta parte')
  expect(screen.getByRole('button', { name: 'Abrir calendario' })).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('05031993')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await userEvent.click(field)
  expect(await screen.findByRole('dialog')).toBeVisible()
})
