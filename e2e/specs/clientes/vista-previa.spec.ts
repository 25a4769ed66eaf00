import { aClient, dayFromToday } from '../../day/office.ts'
import { expect, test } from '../../fixtures/test.ts'
import { PerfilPage } from '../../pages/perfil.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('[E-19] files are looked at in place with the arrow keys, have a kind and a last day, and the home tells which expire', async ({
  page,
  stack,
}) => {
  // The browser of the tests has no viewer of PDF, and would offer none in place.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }))
  const { id, apellido } = await aClient(stack.url)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await perfil.upload(
    { name: 'acta.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'foto.png', mimeType: 'image/png', buffer: PNG },
  )
  await expect(perfil.fileDialog).toBeHidden()
  const files = perfil.section('Expediente de archivos')
  await expect(files.locator('tbody img')).toHaveCount(1)
  await expect
    .poll(() => files.locator('tbody img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(96)

  await files.getByRole('button', { name: 'Vista previa foto' }).click()
  const picture = page.getByRole('dialog', { name: 'foto' })
  await expect
    .poll(() =>
      picture.getByRole('img', { name: 'foto' }).evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBe(1)
  await page.keyboard.press('ArrowRight')
  const pdf = page.getByRole('dialog', { name: 'acta' })
  await expect(pdf.locator('iframe[title="acta"]')).toBeVisible()
  await pdf.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(pdf).toBeHidden()

  await files.getByRole('button', { name: 'Editar acta' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar archivo' })
  await edit.getByRole('combobox', { name: 'Clase' }).click()
  await page.getByRole('option', { name: 'Contrato' }).click()
  await edit.getByRole('textbox', { name: 'Vence el' }).fill('hoy')
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(edit).toBeHidden()
  await expect(files.getByText('Contrato')).toBeVisible()
  const row = await stack.db.row(
    `select clase, vence::text as vence from archivos where id_cliente = $1 and nombre = 'acta'`,
    [id],
  )
  expect(row).toEqual({ clase: 'contrato', vence: dayFromToday(0) })
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: new RegExp(apellido) })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/clientes/detalles/${id}\\?vista=archivos$`))
})
