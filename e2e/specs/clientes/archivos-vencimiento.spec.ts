import { aClient } from '../../day/office.ts'
import { look } from '../../fixtures/look.ts'
import { expect, test } from '../../fixtures/test.ts'
import { PerfilPage } from '../../pages/perfil.ts'

const file = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
})

test('[E-19] a file is told what it is and until when as it is added, and is found among those that end', async ({
  page,
  stack,
}) => {
  const { id } = await aClient(stack.url)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await perfil.addFile.click()
  await perfil.fileDialog
    .getByLabel('Archivos', { exact: true })
    .setInputFiles([file('INE frente.pdf'), file('Notas.pdf')])
  const ine = perfil.fileDialog.getByRole('group', { name: 'INE frente.pdf' })
  await expect(ine.getByRole('combobox', { name: 'Clase' })).toHaveValue('Identificación')
  await ine.getByRole('textbox', { name: 'Vence el' }).fill('01/03/2020')
  await page.keyboard.press('Tab')
  await look(page, 'archivos-clase')
  await perfil.fileDialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(perfil.fileDialog).toBeHidden()

  await page.goto('/clientes')
  await page.getByRole('link', { name: 'Archivos con vencimiento' }).click()
  await expect(page).toHaveURL('/clientes?vista=archivos')
  await page.getByRole('link', { name: 'Vencidos' }).click()
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) })
  await expect(row.first()).toContainText('INE frente')
  await expect(row.first()).toContainText('Identificación')
  await look(page, 'archivos-vencimiento')
  await page.setViewportSize({ width: 1440, height: 900 })
  await row.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Expediente de archivos' })).toBeVisible()
})
