import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi.tsx'
import { Field } from './Field.tsx'
import { Input, PasswordInput } from './Input.tsx'

function Password({ toggleWhenEmpty }: { toggleWhenEmpty?: boolean }) {
  const [value, setValue] = useState('')
  return (
    <Field label="Contraseña">
      {(ids) => (
        <PasswordInput
          {...ids}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          toggleWhenEmpty={toggleWhenEmpty ?? true}
        />
      )}
    </Field>
  )
}

it('[L-01] the password is hidden, shown and hidden again', async () => {
  renderUi(<Password />)
  const field = screen.getByLabelText('Contraseña')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
  expect(field).toHaveAttribute('type', 'password')
})

it('[U-03] on request, the toggle works only once something is typed', async () => {
  renderUi(<Password toggleWhenEmpty={false} />)
  const toggle = screen.getByRole('button', { name: 'Mostrar contraseña' })
  expect(toggle).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Contraseña'), 'x')
  expect(toggle).toBeEnabled()
})

it('[U-03] after a visible password is deleted, the next one is hidden again', async () => {
  renderUi(<Password toggleWhenEmpty={false} />)
  const field = screen.getByLabelText('Contraseña')
  await userEvent.type(field, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.clear(field)
  await userEvent.type(field, 'y')
  expect(field).toHaveAttribute('type', 'password')
})

it('label, hint and error belong to the control', () => {
  renderUi(
    <Field label="Correo" required hint="Aquí llegan los avisos." error="El correo no es válido">
      {(ids) => <Input {...ids} />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Correo' })
  expect(input).toBeRequired()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('El correo no es válido Aquí llegan los avisos.')
})
