import type { Locator } from '@playwright/test'
import { aClient, dayFromToday } from '../../day/office.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'
import { TablePart } from '../../pages/table.ts'

/*
 * What the eye meets first: one line of navigation on a tablet, titles and filters of few lines, rows of two, a gap that
 * closes at once.
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
