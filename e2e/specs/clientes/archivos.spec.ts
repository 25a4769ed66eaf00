import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aClient } from '../../day/office.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ClienteFormPage } from '../../pages/cliente-form.ts'
import { PerfilPage } from '../../pages/perfil.ts'

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

/** A file on the disk, and saving it again later. */
async function onDisk(name: string, text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'archivos-'))
  const path = join(folder, name)
  await writeFile(path, text)
  const saveAgain = async () => {
    await appendFile(path, '\n')
    const later = new Date(Date.now() + 60_000)
    await utimes(path, later, later)
  }
  return { path, saveAgain, remove: () => rm(folder, { recursive: true }) }
}

test('[P-12] a file saved again after it was chosen is chosen again, with what was typed', async ({
  page,
  stack,
  problems,
}) => {
  problems.allow(/^failed /, /^console /)
  const { id } = await aClient(stack.url)
  const acta = await onDisk('acta.pdf', PDF)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await perfil.addFile.click()
  await perfil.fileDialog.getByLabel('Archivos', { exact: true }).setInputFiles(acta.path)
  await perfil.fileDialog.getByLabel('Descripción').fill('Firmada')
  await acta.saveAgain()
  const send = perfil.fileDialog.getByRole('button', { name: 'Agregar', exact: true })
  await send.click()
  await expect(
    perfil.fileDialog.getByText('«acta.pdf» cambió desde que se eligió; elegirlo otra vez'),
  ).toBeVisible()
  await expect(page.getByText('Sin conexión con el servidor')).toBeHidden()
  await expect(perfil.fileDialog.getByLabel('Descripción')).toHaveValue('Firmada')
  await perfil.fileDialog.getByLabel('Archivo', { exact: true }).setInputFiles(acta.path)
  await send.click()
  await expect(perfil.fileDialog).toBeHidden()
  const row = await stack.db.row('select nombre, descripcion from archivos where id_cliente = $1', [id])
  expect(row).toEqual({ nombre: 'acta', descripcion: 'Firmada' })
  await acta.remove()
})

test('[P-12] a file dropped beside its place does nothing, and what was typed stays', async ({ page }) => {
  const suelto = await onDisk(`${randomUUID()}.txt`, 'suelto')
  const form = new ClienteFormPage(page)
  await form.open()
  const { nombre } = form
  await nombre.fill('A medias')
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [suelto.path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 700, y: 300, data })
  await expect(nombre).toHaveValue('A medias')
  await expect(page).toHaveURL('/clientes/nuevo')
  await suelto.remove()
})
