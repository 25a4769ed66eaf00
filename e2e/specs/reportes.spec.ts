import { aClient, aPurchase, dayFromToday } from '../day/office.ts'
import { look } from '../fixtures/look.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * What a browser alone shows of «Reportes»: the library of the charts comes with them and not before, it is drawn under
 * the page's policy, in both themes, narrow and wide, and on paper.
 */

test('[E-18] charts come with «Reportes» alone, fit any window, and are printed', async ({ page, stack }) => {
  const { id } = await aClient(stack.url)
  await aPurchase(stack.url, id, { fecha_inicio: dayFromToday(-40), fecha_fin: dayFromToday(-10) })
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  await page.goto('/dashboard')
  const tabs = page.getByRole('navigation', { name: 'Vistas de Inicio' })
  await expect(page.getByRole('region', { name: 'Mis asesorías de hoy' })).toBeVisible()
  await look(page, 'inicio-con-reportes')
  const before = new Set(scripts)
  await tabs.getByRole('link', { name: 'Reportes' }).click()
  await expect(page.locator('[data-chart] rect').first()).toBeVisible()
  expect(scripts.filter((script) => !before.has(script)).length).toBeGreaterThanOrEqual(1)

  await look(page, 'reportes', { fullPage: true })
  for (const width of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const charts = page.locator('[data-chart] svg')
    const wide = () =>
      charts.evaluateAll((all) =>
        Math.max(
          ...all.map(
            (svg) =>
              svg.getBoundingClientRect().right -
              (svg.closest('section')?.getBoundingClientRect().right ?? 0),
          ),
        ),
      )
    await expect.poll(wide, `${width} px`).toBeLessThanOrEqual(0)
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('table', { name: 'Ingresos por mes' })).toBeVisible()
  await expect(page.locator('[data-chart] rect').first()).toBeVisible()
  await expect(tabs).toBeHidden()
  await expect(page.getByRole('button', { name: /^CSV/ }).first()).toBeHidden()
})

test('[E-18] a table is saved as a file', async ({ page, stack }) => {
  const { id } = await aClient(stack.url)
  const { plan } = await aPurchase(stack.url, id, {
    fecha_inicio: dayFromToday(0),
    fecha_fin: dayFromToday(30),
  })
  await page.goto('/dashboard?vista=reportes')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV de «Ingresos por membresía»' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^ingresos-por-membresia-.*\.csv$/)
  const stream = await file.createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString('utf8')
  expect(text).toContain(`\r\n${plan},500,0,500,\r\n`)
})
