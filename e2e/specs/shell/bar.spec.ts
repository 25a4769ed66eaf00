import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { Shell } from '../../pages/shell.ts'
import { widths, resize, box, records, arrived } from './layout-pages.ts'

test('[G-07] a long alert wraps within the window and can be closed', async ({ page, problems }) => {
  problems.allow(/status 409/, /console .*409/)
  const shell = new Shell(page)
  await resize(page, 390)
  await page.goto('/clientes/nuevo')
  const msg = `El nombre no se pudo guardar, porque ${'otra persona lo cambió mientras tanto, '.repeat(5)}`
  await page.route('**/admin/clientes/crear', (route) => route.fulfill({ status: 409, json: { msg } }))
  await page.getByRole('textbox', { name: 'Nombre' }).first().fill('Ana')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const alert = shell.alerts.getByRole('alert')
  await expect(alert).toBeVisible()
  await alert.hover()
  await expect.poll(async () => (await box(alert)).right).toBe(370)
  expect((await box(alert)).x).toBe(20)
  await shell.alerts.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(shell.alerts).toBeHidden()
})

test('mark, breadcrumb and content share one left edge, and the bar stays on top', async ({
  page,
  stack,
}) => {
  const { cliente } = await records(stack.url)
  await page.goto(`/clientes/detalles/${cliente}`)
  await arrived(page)
  const shell = new Shell(page)
  for (const width of [1920, ...widths]) {
    await resize(page, width)
    await page.evaluate(() => window.scrollTo(0, 0))
    const mark = page.getByRole('banner').locator('svg path').first()
    const edges = [
      (await box(mark)).x,
      (await box(shell.breadcrumb.getByRole('link').first())).x,
      (await box(page.getByRole('heading', { level: 2 }).first())).x,
      (await box(page.getByRole('region', { name: 'Indicadores generales' }))).x,
    ]
    expect.soft(Math.max(...edges) - Math.min(...edges), `${width} px: ${edges.join()}`).toBeLessThan(1)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(async () => (await box(page.getByRole('banner'))).y).toBe(0)
  }
})

test('the focused control is never under the bar, nor under the form’s buttons', async ({ page, stack }) => {
  const { cliente } = await records(stack.url)
  for (const path of [`/clientes/detalles/${cliente}`, '/clientes/nuevo', '/clientes']) {
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.goto(path)
    await arrived(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press(key)
        const hidden = await page.evaluate(() => {
          const active = document.activeElement
          if (!active || !active.closest('main')) return null
          const { left, top, width, height } = active.getBoundingClientRect()
          const seen = document.elementFromPoint(left + width / 2, top + height / 2)
          return seen?.closest('header, [data-form-bar]') && !active.closest('[data-form-bar]')
            ? `${active.outerHTML.slice(0, 120)} at ${top}`
            : null
        })
        expect.soft(hidden, `${path} ${key} ${step}`).toBeNull()
      }
    }
  }
})

test('[C-03] with forced colours a line marks the current section, a name is underlined and the focus has its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/clientes')
  const shell = new Shell(page)
  const line = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).borderBottomWidth)
  await expect(shell.entry('Clientes')).toHaveAttribute('aria-current', 'page')
  expect(await line(shell.entry('Clientes'))).toBe('3px')
  expect(await line(shell.entry('Usuarios'))).toBe('0px')
  const link = page.getByRole('rowheader').first().getByRole('link')
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toHaveCSS('outline-style', 'solid')
  await page.goto('/configuracion/perfil')
  expect(await line(shell.nav.getByRole('button', { name: 'Configuración' }))).toBe('3px')
})
