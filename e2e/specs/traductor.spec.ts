import { expect, test } from '../fixtures/test.ts'
import { translate } from '../fixtures/translator.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { LoginPage } from '../pages/login.ts'

/** Every page is translated while it changes; React fails where it has to remove a text that is no longer there. */
test.beforeEach(({ page }) => translate(page))

test('[C-08] [C-09] [E-02] [F-03] [F-10] a filter without results, the search box and a corrected RFC bear it', async ({
  page,
}) => {
  const clientes = new ClientesPage(page)
  await clientes.open()
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate')
  await clientes.filter({ Nombre: 'Nadie se llama así' })
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Buscar todos' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await clientes.filters.click()
  await clientes.filterDialog.getByRole('button', { name: 'Buscar todos' }).click()
  await expect(clientes.filterDialog).toBeHidden()
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  for (const text of ['us', 'usua', 'usuarios', 'nada parecido a esto', 'cli']) await field.fill(text)
  await expect(page.getByRole('option', { name: /^Clientes/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/clientes/)

  const form = new ClienteFormPage(page)
  await form.open()
  await form.nombre.fill('Traducida')
  const rfc = form.field(form.empresarial, 'RFC')
  await rfc.pressSequentially('vace460910sx6')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/dígito verificador no coincide/)).toBeVisible()
  await rfc.fill('')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/dígito verificador no coincide/)).toBeHidden()
  await expect(form.nombre).toHaveValue('Traducida')
  await form.save.click()
  await expect(page).toHaveURL(/\/clientes$/)
})

test.describe('signed out', () => {
  test.use({ as: null })

  test('[L-04] [L-05] «Enviar código» leads to the code', async ({ page }) => {
    const login = new LoginPage(page)
    await login.open()
    await login.forgotten.click()
    await page.getByLabel('Correo').fill('nadie@demo.mx')
    await page.getByRole('button', { name: 'Enviar código' }).click()
    await expect(page.getByRole('group', { name: 'Código de 4 dígitos' })).toBeVisible()
  })
})
