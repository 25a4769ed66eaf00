import { fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { show, save } from './moneyField.testing.tsx'

it('[F-08] groups with commas once it is left, has a decimal point and at most two decimals', async () => {
  const { field, values } = show(null)
  await userEvent.type(field, '1234567.89')
  // Nothing is rewritten under the caret.
  expect(field).toHaveValue('1234567.89')
  expect(values()).toEqual({ ingresos: 1234567.89 })
  await userEvent.tab()
  expect(field).toHaveValue('1,234,567.89')
  await userEvent.type(field, '9')
  await userEvent.tab()
  expect(field).toHaveAccessibleDescription(/lleva más de dos decimales$/)
  expect(values()).not.toHaveProperty('ingresos', expect.any(Number))
})

it('[F-08] takes negative amounts', async () => {
  const { field, values } = show(null)
  await userEvent.type(field, '-1500.5')
  expect(values()).toEqual({ ingresos: -1500.5 })
  await userEvent.tab()
  expect(field).toHaveValue('-1,500.5')
})

it.each([undefined, '$ '])('[F-08] small amounts under zero stay under zero (prefix %s)', async (prefix) => {
  for (const amount of ['-0.01', '-0.5', '-.5', '-0.10', '-05']) {
    const { field, submitted } = show(null, prefix)
    await userEvent.type(field, amount)
    await save()
    expect(submitted).toHaveBeenLastCalledWith({ ingresos: Number(amount) })
    expect(field).toHaveValue(`-${prefix ?? ''}${String(-Number(amount))}`)
    document.body.innerHTML = ''
  }
})

it('[F-08] empty is null, and zero is not empty', async () => {
  const { field, values } = show(0)
  expect(field).toHaveValue('0')
  await userEvent.clear(field)
  expect(values()).toEqual({ ingresos: null })
})

it('shows a prefix on request, and the form’s initial value', () => {
  const { field } = show(1200.5, '$ ')
  expect(field).toHaveValue('$ 1,200.5')
})

it('[F-08] an amount beyond the wire’s limit stays as typed, is refused, and can be corrected key by key', async () => {
  const { field, submitted } = show(null)
  await userEvent.type(field, '1234567890123')
  await save()
  expect(submitted).not.toHaveBeenCalled()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/es demasiado grande: se admiten 12 cifras antes del punto$/)
  await userEvent.type(field, '{Backspace}')
  expect(field).toHaveValue('123456789012')
  await save()
  expect(field).toHaveValue('123,456,789,012')
  expect(submitted).toHaveBeenCalledWith({ ingresos: 123456789012 })
})

it.each([
  ['1.234,56', '1,234.56', 1234.56],
  ['-1234,5', '-1,234.5', -1234.5],
  ['$ 1,234.56', '1,234.56', 1234.56],
  ['$1,234.56 MXN', '1,234.56', 1234.56],
  ['12 345.15 M.N.', '12,345.15', 12345.15],
  ['1 234.56', '1,234.56', 1234.56],
  ['−5', '-5', -5],
  ['−5.50', '-5.5', -5.5],
  ['- 5', '-5', -5],
  ['-$ 5', '-5', -5],
  ['1,234', '1,234', 1234],
  ['.50', '0.5', 0.5],
  ['1.500', '1.5', 1.5],
  ['１２３４.５', '1,234.5', 1234.5],
])('[F-08] a pasted «%s» is %s', async (text, shown, value) => {
  const { field, values } = show(20)
  await userEvent.tripleClick(field)
  await userEvent.paste(text)
  expect(values()).toEqual({ ingresos: value })
  expect(field).toHaveValue(text)
  expect(field).toBeValid()
  await userEvent.tab()
  expect(field).toHaveValue(shown)
})

const refused = ['1e3', '(500)', '1.234.567', '12,34,567', '(1,234.56)', '3 de 4', 'mil', '-', '5-', '1.2.3']

it.each(refused)(
  '[F-08] «%s», pasted or typed, stays with an error and is not sent until corrected',
  async (text) => {
    for (const put of [
      async (field: HTMLElement) => {
        await userEvent.tripleClick(field)
        await userEvent.paste(text)
      },
      // Autofill or drop: the browser only reports the whole text.
      (field: HTMLElement) => void fireEvent.change(field, { target: { value: text } }),
      async (field: HTMLElement) => {
        await userEvent.clear(field)
        await userEvent.type(field, text)
        // A half-corrected text is not judged.
        expect(field).toBeValid()
        await userEvent.tab()
      },
    ]) {
      const { field, submitted } = show(20)
      await put(field)
      expect(field).toHaveValue(text)
      expect(field).toHaveAccessibleDescription(`«${text}» no es una cantidad; se escribe como 1,234.56`)
      await save()
      expect(submitted).not.toHaveBeenCalled()
      expect(field).toHaveValue(text)
      expect(field).toHaveFocus()
      await userEvent.clear(field)
      await userEvent.type(field, '25')
      expect(field).toBeValid()
      await save()
      expect(submitted).toHaveBeenCalledWith({ ingresos: 25 })
      document.body.innerHTML = ''
    }
  },
)

it.each([
  ['12345678901234567', /^«12345678901234567» es demasiado grande/],
  ['9,999,999,999,999 MXN', /^«9,999,999,999,999 MXN» es demasiado grande/],
  ['10.999', /^«10.999» lleva más de dos decimales$/],
])('[F-08] a pasted «%s» is refused as it is, not cut to what fits', async (text, sentence) => {
  const { field, submitted } = show(null)
  await userEvent.click(field)
  await userEvent.paste(text)
  expect(field).toHaveValue(text)
  expect(field).toHaveAccessibleDescription(sentence)
  await save()
  expect(submitted).not.toHaveBeenCalled()
})

it.each([
  ['1e3', /^«(\$ )?1e3» no es una cantidad/],
  ['(500)', /^«(\$ )?\(500\)» no es una cantidad/],
  ['1.2.3', /^«(\$ )?1\.2\.3» no es una cantidad/],
  ['12345678901234567', /^«(\$ )?12345678901234567» es demasiado grande/],
  ['10.999', /^«(\$ )?10\.999» lleva más de dos decimales$/],
  ['1,234e', /^«(\$ )?1,234e» no es una cantidad/],
  ['12 5', /^«(\$ )?12 5» no es una cantidad/],
  ['5-', /^«(\$ )?5-» no es una cantidad/],
  ['--5', /^«(\$ )?--5» no es una cantidad/],
])('[F-08] «%s» typed key by key and saved from within is no other amount', async (text, sentence) => {
  for (const prefix of [undefined, '$ ']) {
    const { field, submitted } = show(null, prefix)
    await userEvent.type(field, `${text}{Enter}`)
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence))
    expect(field).toHaveFocus()
    expect(submitted).not.toHaveBeenCalled()
    expect((field as HTMLInputElement).value.replace('$ ', '')).toBe(text)
    document.body.innerHTML = ''
  }
})
