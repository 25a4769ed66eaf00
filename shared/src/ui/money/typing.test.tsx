import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { show, save } from './moneyField.testing.tsx'

it('[F-08] deleting a letter typed into an amount restores the amount', async () => {
  const { field, submitted } = show(1234.5)
  await userEvent.type(field, 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(field).toHaveValue('1,2x34.5')
  await userEvent.keyboard('{Backspace}9')
  expect(field).toHaveValue('1,2934.5')
  await save()
  expect(field).toHaveValue('12,934.5')
  expect(submitted).toHaveBeenCalledWith({ ingresos: 12934.5 })
})

it.each([
  ['1.234,56', 1234.56],
  ['1.234.567,8', 1234567.8],
  ['12 345.15', 12345.15],
  ['5 pesos', 5],
  ['$5', 5],
])('[F-08] «%s» typed key by key is what it is pasted', async (text, value) => {
  const { field, submitted } = show(null)
  await userEvent.type(field, text)
  await save()
  expect(submitted).toHaveBeenCalledWith({ ingresos: value })
})

it.each([
  ['.', 4, 8, '1,23.7', 123.7],
  ['{Backspace}', 9, 9, '1,234,56', 123456],
  ['8', 1, 1, '18,234,567', 18234567],
  ['5', 0, 9, '5', 5],
  ['12,5', 0, 9, '12,5', 12.5],
  ['{Backspace}{Backspace}{Backspace}{Backspace}', 9, 9, '1,234', 1234],
])('[F-08] «%s» over 1,234,567 from %d to %d leaves %s', async (keys, from, to, shown, value) => {
  const { field, values, submitted } = show(1234567)
  await userEvent.type(field, keys, { initialSelectionStart: from, initialSelectionEnd: to })
  expect(field).toHaveValue(shown)
  expect(values()).toEqual({ ingresos: value })
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledWith({ ingresos: value })
})

it('[F-08] nothing is judged, nor rewritten, while a keyboard composes', async () => {
  const { field, values } = show(null)
  act(() => field.focus())
  for (const written of ['１', '１２', '１２００']) {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, written)
      field.dispatchEvent(
        new InputEvent('input', {
          bubbles: true,
          inputType: 'insertCompositionText',
          data: written,
          isComposing: true,
        }),
      )
    })
    expect(field).toHaveValue(written)
    expect(field).toBeValid()
  }
  await userEvent.tab()
  expect(field).toHaveValue('1,200')
  expect(values()).toEqual({ ingresos: 1200 })
})

it('a pasted piece of an amount is inserted at the caret', async () => {
  const { field, values } = show(12)
  await userEvent.type(field, '{End}')
  await userEvent.paste('34.5')
  expect(values()).toEqual({ ingresos: 1234.5 })
})

it('[F-08] a typed comma is a group separator or a decimal point, depending on the digits', async () => {
  const { field, values } = show(null)
  await userEvent.type(field, '12,5')
  expect(values()).toEqual({ ingresos: 12.5 })
  await userEvent.tab()
  expect(field).toHaveValue('12.5')
  await userEvent.clear(field)
  await userEvent.type(field, '12,500.75')
  expect(field).toHaveValue('12,500.75')
  expect(values()).toEqual({ ingresos: 12500.75 })
})

it('[F-08] a lone minus is not an amount, which is reported only on blur', async () => {
  const { field, values } = show(null)
  await userEvent.type(field, '-')
  expect(field).toBeValid()
  await userEvent.tab()
  expect(field).toHaveValue('-')
  expect(field).toHaveAccessibleDescription('«-» no es una cantidad; se escribe como 1,234.56')
  await userEvent.type(field, '3')
  expect(field).toBeValid()
  expect(values()).toEqual({ ingresos: -3 })
})
