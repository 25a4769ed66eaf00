import { aClient, aPlan, aPurchase, dayFromToday } from '../day/office.ts'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { look } from '../fixtures/look.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { PerfilPage } from '../pages/perfil.ts'
import { TablePart } from '../pages/table.ts'
import type { Locator } from '@playwright/test'

/*
 * What the eye meets first: one line of navigation on a tablet, rows of two lines, dialogs whose title and buttons stay in
 * sight without a strip beyond them, and nothing over a button.
 */

const TWO_LINES = 60

test('[G-01] on a tablet the navigation is one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/clientes')
  const bar = page.locator('[data-app-bar]')
  await expect(bar.getByRole('link', { name: 'Usuarios' })).toBeVisible()
  const { height = 0 } = (await bar.boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(60)
})

test('[C-04] a row is two lines of text at most, and the keyboard shows the whole of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/asesorias?status=')
  const rows = page.locator('tbody tr:not([aria-hidden])')
  await expect(rows.first()).toBeVisible()
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(TWO_LINES)
  const clipped = await rows.evaluateAll((all) =>
    all.findIndex((row) =>
      [...row.querySelectorAll('[data-clip]')].some((text) => text.scrollHeight > text.clientHeight + 1),
    ),
  )
  if (clipped === -1) return
  await rows.nth(clipped).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  const cut = await rows
    .nth(clipped)
    .evaluate(
      (row) =>
        [...row.querySelectorAll('[data-clip]')].filter((text) => text.scrollHeight > text.clientHeight + 1)
          .length,
    )
  expect(cut).toBe(0)
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

test('[D67] a list of seven columns grows to 1,440 px, and never beyond its window', async ({ page }) => {
  for (const [width, most] of [
    [1280, 1232],
    [1440, 1392],
    [1920, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/configuracion/membresias?vista=contrataciones&status=')
    const table = page.getByRole('table', { name: 'Contrataciones' })
    await expect(table).toBeVisible()
    const box = await table.boundingBox()
    expect(box?.width ?? 0).toBeLessThanOrEqual(most)
    if (width > 1400) expect(box?.width ?? 0).toBeGreaterThan(1281)
    expect(box?.x ?? 0).toBeGreaterThanOrEqual(16)
  }
})

test('[A-03] on a phone the filters in use are one line that scrolls, each on a line of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/asesorias?status=0&fecha_inicio=2026-11-27&fecha_fin=2026-11-27')
  const chips = page.getByRole('list', { name: 'Filtros puestos' }).getByRole('button')
  await expect(chips.first()).toBeVisible()
  const heights = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(36)
})

/** The distinct heights at which elements begin: how many lines they take. */
const linesOf = async (elements: Locator) => {
  const middles = await elements.evaluateAll((all) =>
    all
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ top, height }) => Math.round((top + height / 2) / 20)),
  )
  return new Set(middles).size
}

/** Whether something lies over the middle of an element that the window shows. */
const isCovered = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('[C-01] [E-03] on a tablet the title of a list and its actions take two lines at most, each with its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of [
    '/clientes',
    '/asesorias',
    '/usuarios',
    '/configuracion/membresias',
    '/configuracion/membresias?vista=contrataciones',
  ]) {
    await page.goto(path)
    await expect(page.locator('main [aria-busy=false]').first()).toBeVisible()
    const header = page.locator('div:has(> h1)')
    await expect(header.getByRole('button', { name: 'Vistas', exact: true })).toBeVisible()
    expect(await linesOf(header.locator('h1, a, button')), path).toBeLessThanOrEqual(2)
    const { height = 0 } = (await header.boundingBox()) ?? {}
    expect(height, path).toBeLessThanOrEqual(100)
  }
})

test('[E-03] from today to today is one chip, which goes with both days', async ({ page }) => {
  const today = dayFromToday(0)
  await page.goto(`/asesorias?fecha_inicio=${today}&fecha_fin=${today}`)
  const chips = page.getByRole('list', { name: 'Filtros puestos' }).getByRole('button')
  await expect(chips).toHaveText(['Status: En curso', 'Hoy'])
  await look(page, 'hoy-una-ficha')
  await page.getByRole('button', { name: 'Quitar filtro Hoy' }).click()
  await expect(page).not.toHaveURL(/fecha_/)
  await expect(chips).toHaveText(['Status: En curso'])
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

test('[E-03] the rows after a deleted one close its gap within 200 ms, and not at all with reduced motion', async ({
  page,
  stack,
}) => {
  const { apellido } = await aClient(stack.url)
  const token = await tokenFor(stack.url, admin)
  for (const nombre of ['Olga', 'Petra'])
    await post(stack.url, '/clientes/crear', { nombre, apellido_paterno: apellido }, token)
  await page.addInitScript(() => {
    const lasted: number[] = []
    Object.assign(window, { lasted })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      if (this instanceof HTMLTableRowElement && typeof options === 'object')
        lasted.push(Number(options.duration))
      return animate.call(this, keyframes, options)
    }
  })
  const lasted = () => page.evaluate(() => (window as unknown as { lasted: number[] }).lasted)
  const rows = new TablePart(page, 'Clientes')
  const remove = async (nombre: string, left: number) => {
    await rows
      .row(nombre)
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Si' })
      .click()
    await expect(rows.row(apellido)).toHaveCount(left)
  }
  await page.goto(`/clientes?apellido_paterno=${apellido}&orden=nombre`)
  await expect(rows.row(apellido)).toHaveCount(3)
  await remove('Noemí', 2)
  await expect.poll(lasted).toHaveLength(2)
  expect(Math.max(...(await lasted()))).toBeLessThanOrEqual(200)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await remove('Olga', 1)
  expect(await lasted()).toHaveLength(2)
})
