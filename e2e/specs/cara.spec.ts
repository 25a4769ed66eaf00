import { expect, test } from '../fixtures/test.ts'

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
