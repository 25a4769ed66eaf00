import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { TextField } from '../form/fields/TextField.tsx'
import { pending, renderUi } from '../testing/renderUi.tsx'
import { FormDialog } from './FormDialog.tsx'

interface Valores {
  nombre: string
}

function show(onSubmit: (values: Valores) => unknown, campos?: Record<string, string>) {
  const onClose = jest.fn()
  const outer = jest.fn()
  function Pantalla() {
    const form = useForm<Valores>({ defaultValues: { nombre: '' } })
    return (
      // The dialog is rendered in a portal, but in React's tree it is a child of this form.
      <form onSubmit={outer}>
        <FormDialog
          open
          title="Agregar membresia"
          form={form}
          onSubmit={onSubmit}
          campos={campos ?? null}
          onClose={onClose}
        >
          <TextField name="nombre" label="Nombre" />
        </FormDialog>
      </form>
    )
  }
  renderUi(<Pantalla />)
  return { onClose, outer }
}

it('[G-18] [D17] is busy until the submit settles, submits once, and leaves the form around it alone', async () => {
  const answer = pending<void>()
  const onSubmit = jest.fn(() => answer.promise)
  const { outer, onClose } = show(onSubmit)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Oro{Enter}{Enter}')
  const save = screen.getByRole('button', { name: 'Guardar' })
  expect(save).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  answer.settle()
  await waitFor(() => expect(save).toBeEnabled())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledWith({ nombre: 'Oro' })
  expect(outer).not.toHaveBeenCalled()
})

it('shows the server’s error of a field', async () => {
  show(() => {}, { nombre: 'Ya existe' })
  const field = await screen.findByRole('textbox', { name: 'Nombre' })
  await waitFor(() => expect(field).toHaveAccessibleDescription('Ya existe'))
})
