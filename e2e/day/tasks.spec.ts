import { randomInt } from 'node:crypto'
import { expect, test } from '../fixtures/test.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { PerfilPage } from '../pages/perfil.ts'
import { countSteps } from './count.ts'
import { aClient } from './office.ts'

const scan = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
})

test('[P-12] three scans are added with three clicks', async ({ page, stack }) => {
  const { id } = await aClient(stack.url)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  const steps = await countSteps(page)
  await perfil.addFile.click()
  const chooser = page.waitForEvent('filechooser')
  await perfil.fileDialog.getByText('Elegir archivos').click()
  await (await chooser).setFiles(['Acta', 'Poder', 'Comprobante'].map((name) => scan(`${name}.pdf`)))
  await perfil.fileDialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(perfil.rows('Expediente de archivos')).toHaveCount(3)
  expect(steps()).toEqual({ clicks: 3, keys: 0 })
})

test('[F-03] a company is registered by its RFC with no key beyond its data', async ({ page, stack }) => {
  const rfc = `EMP010203${randomInt(100, 999)}`
  const razon = `Empresa ${rfc}`
  const list = new ClientesPage(page)
  await list.open()
  const steps = await countSteps(page)
  await list.add.click()
  const form = new ClienteFormPage(page)
  await expect(form.nombre).toBeFocused()
  await page.keyboard.type('Noemi')
  for (const [label, text] of [
    ['Razón social', razon],
    ['RFC', rfc],
  ] as const) {
    await form.field(form.empresarial, label).click()
    await page.keyboard.type(text)
  }
  await form.save.click()
  await expect(page).toHaveURL('/clientes')
  expect(steps()).toEqual({ clicks: 4, keys: `Noemi${razon}${rfc}`.length })
  const row = await stack.db.row('select nombre, razon_social from clientes where rfc = $1', [rfc])
  expect(row).toEqual({ nombre: 'Noemi', razon_social: razon })
})
