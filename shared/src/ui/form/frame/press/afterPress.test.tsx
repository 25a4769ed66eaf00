import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderForm } from '../../../testing/renderForm.tsx'
import { afterPress, TextField } from '../../index.ts'

const warn = () => 'Parece corto'

async function leavingByAPress() {
  const user = userEvent.setup()
  const page = renderForm(
    <>
      <TextField name="rfc" label="RFC" warn={warn} />
      <button>Guardar</button>
    </>,
    { rfc: '' },
  )
  await user.type(screen.getByRole('textbox', { name: 'RFC' }), 'AB')
  const button = screen.getByRole('button', { name: 'Guardar' })
  return { ...page, user, button }
}

it('a warning waits for the click, so that it does not move the pressed button', async () => {
  const { user, button, submitted } = await leavingByAPress()
  await user.pointer({ target: button, keys: '[MouseLeft>]' })
  expect(button).toHaveFocus()
  expect(screen.queryByText('Parece corto')).not.toBeInTheDocument()
  await user.pointer({ target: button, keys: '[/MouseLeft]' })
  expect(submitted).toHaveBeenCalledWith({ rfc: 'AB' })
  expect(await screen.findByText('Parece corto')).toBeVisible()
})

it('a hint cancelled while a button is pressed does not appear', async () => {
  const { user, button } = await leavingByAPress()
  const [one, other] = [jest.fn(), jest.fn()]
  await user.pointer({ target: button, keys: '[MouseLeft>]' })
  afterPress(one)()
  afterPress(other)
  expect(other).not.toHaveBeenCalled()
  await user.pointer({ target: button, keys: '[/MouseLeft]' })
  expect(await screen.findByText('Parece corto')).toBeVisible()
  expect(other).toHaveBeenCalledTimes(1)
  expect(one).not.toHaveBeenCalled()
})

it('a hint appears at once when no button is pressed', () => {
  const show = jest.fn()
  afterPress(show)
  expect(show).toHaveBeenCalledTimes(1)
})
