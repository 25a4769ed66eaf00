import type { Locator } from '@playwright/test'
import { aClient, aPlan, aPurchase, dayFromToday } from '../../day/office.ts'
import { look } from '../../fixtures/look.ts'
import { expect, test } from '../../fixtures/test.ts'
import { PerfilPage } from '../../pages/perfil.ts'
import { TablePart } from '../../pages/table.ts'

/* What the eye meets first: dialogs whose title and buttons stay in sight without a strip beyond them, and nothing over a button. */

/** Whether something lies over the middle of an element that the window shows. */
const isCovered = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('[G-18] a dialog taller than the window keeps its title and buttons at the window’s edges', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/configuracion/membresias')
  await page.getByRole('button', { name: 'Agregar membresia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar membresia' })
  for (let n = 0; n < 5; n += 1) await dialog.getByRole('button', { name: 'Agregar beneficio' }).click()
  const save = dialog.getByRole('button', { name: 'Agregar', exact: true })
  await dialog.getByRole('textbox', { name: 'Beneficio 3' }).focus()
  const footer = await dialog.locator('[data-dialog-footer]').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(600)
  const { y: top = -1 } =
    (await dialog.getByRole('heading', { name: 'Agregar membresia' }).boundingBox()) ?? {}
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThanOrEqual(24)
  for (const button of [save, dialog.getByRole('button', { name: 'Cancelar' })]) {
    const covered = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(covered).toBe(false)
  }
})

test('[P-12] each file to upload keeps its row and its height, and nothing covers its buttons on a phone', async ({
  page,
  stack,
  problems,
}) => {
  problems.allow(/^failed /, /^status 50/, /^console /)
  const { id } = await aClient(stack.url)
  await page.setViewportSize({ width: 390, height: 844 })
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await perfil.addFile.click()
  const dialog = perfil.fileDialog
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await dialog
    .getByLabel('Archivos', { exact: true })
    .setInputFiles([pdf('acta-constitutiva-de-la-sociedad.pdf'), pdf('contrato.pdf')])
  const rows = dialog.getByRole('group')
  await expect(rows).toHaveCount(2)
  const places = () =>
    rows.evaluateAll((all) => {
      const first = all[0]?.getBoundingClientRect().top ?? 0
      return all.map((row) => {
        const { top, height } = row.getBoundingClientRect()
        return [Math.round(top - first), Math.round(height)]
      })
    })
  const chosen = await places()
  for (const button of await rows.getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded()
    expect(await isCovered(button)).toBe(false)
  }

  const release = stack.faults.hold(/crear_archivo/)
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(rows.first().getByRole('progressbar')).toBeVisible()
  expect(await places()).toEqual(chosen)
  await look(page, 'archivos-subiendo')
  await page.setViewportSize({ width: 390, height: 844 })
  await rows.nth(1).getByRole('button', { name: 'Cancelar subida' }).click()
  release()
  await expect(rows.first().getByText('Subido')).toBeVisible()
  expect(await places()).toEqual(chosen)

  const mend = stack.faults.add(/crear_archivo/, { kind: 'cut' })
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(rows.nth(1).getByText(/^No hubo respuesta/)).toBeVisible()
  expect(await places()).toEqual(chosen)
  await look(page, 'archivos-fallo')
  mend()
  await rows.nth(1).getByRole('button', { name: 'Reintentar' }).click()
  await expect(dialog).toBeHidden()
})

test('[E-22] «Enviar correo a 10» is one line of its button on a phone', async ({ page, stack }) => {
  const plan = await aPlan(stack.url)
  for (let n = 0; n < 10; n++) {
    const { id } = await aClient(stack.url, { email: `cara-${n}@despacho.mx` })
    const period = { fecha_inicio: dayFromToday(-9), fecha_fin: dayFromToday(3) }
    await aPurchase(stack.url, id, period, { plan })
  }
  await page.goto(`/configuracion/membresias?vista=contrataciones&membresia=${plan._id}`)
  await expect(new TablePart(page, 'Contrataciones').row('Noemí')).toHaveCount(10)
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
  await page.getByRole('checkbox', { name: /página/ }).check()
  await page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Avisar' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const send = page.getByRole('button', { name: 'Enviar correo a 10' })
  await expect(send).toBeVisible()
  const { height = 0 } = (await send.locator('[data-label]').boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(24)
  expect(await isCovered(send)).toBe(false)
})
