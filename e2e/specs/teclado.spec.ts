import { expect, test } from '../fixtures/test.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'

test('[F-03] [F-08] capitals do not move the caret; a keyboard that composes is broken neither by them nor by groups', async ({
  page,
}) => {
  const form = new ClienteFormPage(page)
  await form.open()
  const rfc = form.field(form.empresarial, 'RFC')
  await rfc.fill('GODE561231GR8')
  await page.keyboard.press('Home')
  for (let n = 0; n < 4; n++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.type('abcd')
  await page.keyboard.press('Tab')
  await expect(rfc).toHaveValue('ABCD561231GR8')

  await rfc.fill('')
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['g', 'go', 'god', 'gode'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await keyboard.send('Input.insertText', { text: 'gode' })
  await page.keyboard.type('56')
  await page.keyboard.press('Tab')
  await expect(rfc).toHaveValue('GODE56')

  const minimo = form.field(form.empresarial, 'Mínimo de ingresos anuales')
  await minimo.focus()
  for (const text of ['1', '12', '1234', '12345'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await expect(minimo).toHaveValue('12345')
  await keyboard.send('Input.insertText', { text: '12345' })
  await page.keyboard.press('Tab')
  await expect(minimo).toHaveValue('12,345')
})
