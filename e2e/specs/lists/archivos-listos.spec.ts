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

test('[E-13] a long list is prepared instead of waited for, and its file appears in the dialog', async ({
  page,
  stack,
}) => {
  // The office of these flows is small: its list only says that it is long.
  await page.route('**/exportaciones/medir', (route) =>
    route.fulfill({
      json: { renglones: 48_210, exacto: true, grande: true, se_puede_esperar: true, con_correo: true },
    }),
  )
  await page.goto('/clientes')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Exportar' })
  await expect(dialog.getByText('Son 48,210 clientes.')).toBeVisible()
  await look(page, 'exportar-larga')
  await dialog.getByRole('button', { name: 'Preparar el archivo' }).click()
  const mine = dialog.getByRole('region', { name: 'Archivos listos' }).getByRole('listitem').first()
  await expect(mine.getByRole('button', { name: 'Descargar' })).toBeVisible({ timeout: 20_000 })
  const download = page.waitForEvent('download')
  await mine.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^clientes-/)
  const row = await stack.db.row(
    'select count(*)::int as n from exportaciones_preparadas where estado = $1',
    ['lista'],
  )
  expect(row?.n).toBeGreaterThan(0)
})
