import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderForm } from '../testing/renderForm'
import { MoneyField } from './MoneyField'

const show = (ingresos: number | null, prefix?: string) => {
  const { values } = renderForm(
    <MoneyField name="ingresos" label="Ingresos" {...(prefix ? { prefix } : {})} />,
    { ingresos },
  )
  return { field: screen.getByRole('textbox', { name: 'Ingresos' }), values }
}

it('[F-08] groups with commas, has a decimal point and at most two decimals', async () => {
  const { field, values } = show(null)
  await userEvent.type(field, '1234567.899')
  expect(field).toHaveValue('1,234,567.89')
  expect(values()).toEqual({ ingresos: 1234567.89 })
})

it('[F-08] takes negative amounts', async () => {
  const { field, values } = show(null)
  await userEvent.type(field, '-1500.5')
  expect(field).toHaveValue('-1,500.5')
  expect(values()).toEqual({ ingresos: -1500.5 })
})

it('[F-08] empty is null, and zero is not empty', async () => {
  const { field, values } = show(0)
  expect(field).toHaveValue('0')
  await userEvent.clear(field)
  expect(values()).toEqual({ ingresos: null })
})

it('shows a prefix where asked for, and the value that the form comes with', () => {
  const { field } = show(1200.5, '$ ')
  expect(field).toHaveValue('$ 1,200.5')
})

it('does not take more than the wire can carry', async () => {
  const { field, values } = show(null)
  await userEvent.type(field, '1234567890123')
  expect(values()).toEqual({ ingresos: 123456789012 })
})

it.each([
  ['1.234,56', '1,234.56', 1234.56],
  ['-1234,5', '-1,234.5', -1234.5],
  ['$ 1,234.56', '1,234.56', 1234.56],
  ['$1,234.56 MXN', '1,234.56', 1234.56],
  ['12 345.159 M.N.', '12,345.15', 12345.15],
  ['−5.5', '-5.5', -5.5],
  ['1,234', '1,234', 1234],
  ['.50', '0.5', 0.5],
])('a pasted «%s» is %s', async (text, shown, value) => {
  const { field, values } = show(null)
  await userEvent.click(field)
  await userEvent.paste(text)
  expect(field).toHaveValue(shown)
  expect(values()).toEqual({ ingresos: value })
})

it.each(['1e5', '1.234.567', '12,34,567', '(1,234.56)', '3 de 4', 'mil', '9,999,999,999,999 MXN'])(
  'a pasted «%s» is refused at the field, and what stood there stays, until another amount comes',
  async (text) => {
    const { field, values } = show(20)
    await userEvent.tripleClick(field)
    await userEvent.paste(text)
    expect(field).toHaveValue('20')
    expect(values()).toEqual({ ingresos: 20 })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Lo que se pegó no es una cantidad; se escribe como 1,234.56')
    await userEvent.type(field, '5')
    expect(field).toBeValid()
  },
)

it('a pasted piece of an amount goes where the caret is', async () => {
  const { field, values } = show(12)
  await userEvent.type(field, '{End}')
  await userEvent.paste('34.5')
  expect(values()).toEqual({ ingresos: 1234.5 })
})
