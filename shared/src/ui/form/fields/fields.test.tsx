import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wholeStyles } from '../../../testing/wholeStyles.ts'
import { renderForm } from '../../testing/renderForm.tsx'
import {
  CheckboxGroupField,
  FileField,
  NumberField,
  PasswordField,
  TextAreaField,
  TextField,
} from '../index.ts'

wholeStyles()

it('a text field has its label, type and value', async () => {
  const { values } = renderForm(
    <TextField name="email" label="Correo" type="email" hint="Para los avisos" />,
    { email: '' },
  )
  const field = screen.getByRole('textbox', { name: 'Correo' })
  expect(field).toHaveAttribute('inputmode', 'email')
  expect(field).toHaveAccessibleDescription('Para los avisos')
  await userEvent.type(field, 'ana@')
  expect(values()).toEqual({ email: 'ana@' })
})

it('[L-10] an e-mail stays as it is typed: no box is one that the browser corrects', async () => {
  const { values } = renderForm(<TextField name="email" label="Correo" type="email" />, { email: '' })
  const field = screen.getByRole('textbox', { name: 'Correo' })
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveAttribute('autocapitalize', 'none')
  await userEvent.type(field, ' ana@ñandú.mx, luis@niñez.mx ')
  expect(values()).toEqual({ email: ' ana@ñandú.mx, luis@niñez.mx ' })
})

it('an empty wire value is an empty box', () => {
  renderForm(
    <>
      <TextField name="puesto" label="Puesto" />
      <TextAreaField name="domicilio" label="Domicilio fiscal" />
    </>,
    { puesto: null, domicilio: null },
  )
  expect(screen.getByRole('textbox', { name: 'Puesto' })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'Domicilio fiscal' })).toHaveValue('')
})

const empleados = () => screen.getByRole('textbox', { name: 'Número de empleados' })

it('[F-08] a number field holds a number, and empty is null', async () => {
  const { values } = renderForm(<NumberField name="empleados" label="Número de empleados" />, {
    empleados: null,
  })
  await userEvent.type(empleados(), '1257')
  expect(values()).toEqual({ empleados: 1257 })
  await userEvent.clear(empleados())
  expect(values()).toEqual({ empleados: null })
  await userEvent.click(empleados())
  await userEvent.paste('2,500')
  expect(values()).toEqual({ empleados: 2500 })
})

it.each(['1.5', '-3', '1,5', '12.', '1e3', '1a257', '(500)', '-0.01', '1.2.3', 'mil'])(
  '[F-08] %s is not a whole number: it stays as typed, and the form is not sent',
  async (typed) => {
    const { submitted } = renderForm(
      <>
        <NumberField name="empleados" label="Número de empleados" />
        <button>Guardar</button>
      </>,
      { empleados: null },
    )
    await userEvent.type(empleados(), typed)
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('Debe ser un número entero desde 0, sin decimales')).toBeVisible()
    expect(empleados()).toHaveValue(typed)
    expect(empleados()).toHaveFocus()
    expect(submitted).not.toHaveBeenCalled()
    await userEvent.clear(empleados())
    await userEvent.type(empleados(), '15')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(submitted).toHaveBeenCalledWith({ empleados: 15 })
  },
)

it.each([
  ['1e5', 'Debe ser un número entero desde 0, sin decimales'],
  ['12 mil', 'Debe ser un número entero desde 0, sin decimales'],
  ['12345678901234567', 'El número es demasiado grande: 2,147,483,647 como máximo'],
])('[F-08] a pasted «%s» stays as it is, with a sentence, and is not sent', async (text, sentence) => {
  const { submitted } = renderForm(
    <>
      <NumberField name="empleados" label="Número de empleados" />
      <button>Guardar</button>
    </>,
    { empleados: 12 },
  )
  await userEvent.tripleClick(empleados())
  await userEvent.paste(text)
  expect(empleados()).toHaveValue(text)
  expect(empleados()).toHaveAccessibleDescription(sentence)
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(submitted).not.toHaveBeenCalled()
  expect(empleados()).toHaveFocus()
  await userEvent.clear(empleados())
  await userEvent.paste('15')
  expect(empleados()).toBeValid()
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(submitted).toHaveBeenCalledWith({ empleados: 15 })
})

const rfc = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'RFC' })
const showRfc = (value: string) =>
  renderForm(
    <>
      <TextField
        name="rfc"
        label="RFC"
        uppercase
        warn={(typed) => (typed === 'ABCD' ? 'Parece corto' : null)}
      />
      <button>Guardar</button>
    </>,
    { rfc: value },
  )

it('[F-03] capitals never rewrite the box in which somebody types', async () => {
  const { values } = showRfc('GODE561231GR8')
  await userEvent.type(rfc(), 'abcd', { initialSelectionStart: 0, initialSelectionEnd: 4 })
  expect(rfc()).toHaveValue('abcd561231GR8')
  expect(rfc()).toHaveStyle({ textTransform: 'uppercase' })
  expect(rfc().selectionStart).toBe(4)
  await userEvent.tab()
  expect(rfc()).toHaveValue('ABCD561231GR8')
  expect(values()).toEqual({ rfc: 'ABCD561231GR8' })
})

it('[F-03] Enter sends capitals, and a warning is about them', async () => {
  const { submitted } = showRfc('')
  await userEvent.type(rfc(), 'abcd{Enter}')
  expect(submitted).toHaveBeenCalledWith({ rfc: 'ABCD' })
  await userEvent.tab()
  expect(rfc()).toHaveAccessibleDescription('Parece corto')
})

it('[F-11] a value that nobody typed stays as it came', async () => {
  const { submitted } = showRfc('gode561231gr8')
  await userEvent.click(rfc())
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(submitted).toHaveBeenCalledWith({ rfc: 'gode561231gr8' })
})

it('a warning appears on blur, describes its field, and does not block the form', async () => {
  const warn = (value: string) => (value.length < 3 ? 'Parece corto' : null)
  const { submitted } = renderForm(
    <>
      <TextField name="rfc" label="RFC" warn={warn} />
      <button>Guardar</button>
    </>,
    { rfc: 'ABC' },
  )
  const field = screen.getByRole('textbox', { name: 'RFC' })
  const warning = document.querySelector('p[role=status]')
  expect(warning).toBeEmptyDOMElement()
  await userEvent.type(field, '{Backspace}')
  expect(screen.queryByText('Parece corto')).not.toBeInTheDocument()
  await userEvent.tab()
  expect(warning).toHaveTextContent('Parece corto')
  expect(field).toHaveAccessibleDescription('Parece corto')
  expect(field).toBeValid()
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(submitted).toHaveBeenCalledWith({ rfc: 'AB' })
})

it('warns at once about a suspicious initial value', () => {
  renderForm(<TextField name="rfc" label="RFC" warn={() => 'Parece corto'} />, { rfc: 'A' })
  expect(screen.getByText('Parece corto')).toBeVisible()
})

it('[L-01] a password field shows and hides what was typed', async () => {
  const { values } = renderForm(<PasswordField name="password" label="Contraseña" />, { password: '' })
  await userEvent.type(screen.getByLabelText('Contraseña'), 'secreto')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text')
  expect(values()).toEqual({ password: 'secreto' })
})

it('[D8] in a group of checkboxes any number can be ticked, even none', async () => {
  const options = [
    { value: 0, label: 'En curso' },
    { value: 1, label: 'Finalizada' },
  ]
  const { values } = renderForm(<CheckboxGroupField name="status" label="Status" options={options} />, {
    status: [1],
  })
  expect(screen.getByRole('group', { name: 'Status' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'En curso' }))
  expect(values()).toEqual({ status: [0, 1] })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Finalizada' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'En curso' }))
  expect(values()).toEqual({ status: [] })
})

it('a file field holds the chosen file', async () => {
  const { values } = renderForm(<FileField name="archivo" label="Archivo" />, {
    archivo: null as File | null,
  })
  const file = new File(['x'], 'contrato.PDF')
  await userEvent.upload(screen.getByLabelText('Archivo'), file)
  expect(values().archivo).toBe(file)
})
