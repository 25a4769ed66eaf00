import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { expect, test } from '../../fixtures/test.ts'

test('[E-13] the link of the mail opens the ready files; one is fetched and taken away with the keyboard', async ({
  page,
  stack,
}) => {
  const token = await tokenFor(stack.url, admin)
  // What a long list asks for; a short one can be prepared, too.
  await post(
    stack.url,
    '/exportaciones/preparar',
    { lista: 'clientes', pregunta: { formato: 'xlsx' } },
    token,
  )
  await page.goto('/clientes#archivos-listos')
  const dialog = page.getByRole('dialog', { name: 'Exportar' })
  await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeVisible()
  await look(page, 'archivos-listos')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar' }).focus()
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^clientes-[\d-]+\.xlsx$/)
  await dialog.getByRole('button', { name: 'Quitar' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Ninguno por ahora.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
