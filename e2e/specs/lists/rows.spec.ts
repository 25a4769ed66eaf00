import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { Shell } from '../../pages/shell.ts'

test('[C-07] a click on the row opens the details, selecting text does not, and Ctrl opens a tab', async ({
  page,
  context,
}) => {
  await page.goto('/clientes')
  const row = page.getByRole('row').nth(1)
  const cell = row.getByRole('cell').first()
  const href = (await row.getByRole('rowheader').getByRole('link').getAttribute('href')) ?? ''
  const box = await cell.boundingBox()
  if (!box) throw new Error('no cell')
  // From the text's first letter to its last.
  await page.mouse.move(box.x + 14, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
  await expect(page).toHaveURL('/clientes')

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    row
      .getByRole('rowheader')
      .getByRole('link')
      .click({ modifiers: ['Control'] }),
  ])
  await expectAddress(tab, href)
  await tab.close()
  const [fromRow] = await Promise.all([context.waitForEvent('page'), cell.click({ modifiers: ['Control'] })])
  await expectAddress(fromRow, href)
  await fromRow.close()
  await expect(page).toHaveURL('/clientes')
  await cell.click()
  await expect(page).toHaveURL(href)
})

/** Asked of the tab: `toHaveURL` sometimes waits for a second navigation of a new tab, which never comes. */
const expectAddress = (tab: Page, path: string) => expect.poll(() => new URL(tab.url()).pathname).toBe(path)

/** The layout shift since the page loaded; 0: none. */
const shift = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const entries: PerformanceEntry[] = await new Promise((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
      setTimeout(() => done([]), 500)
    })
    return entries.map((entry) => {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] }
      return { value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 90)) }
    })
  })

test('[G-05] [D34] the loader covers the page exactly while a call is running, and nothing moves when the rows arrive', async ({
  page,
  stack,
}) => {
  const loader = new Shell(page).loader
  for (const [width, path, call] of [
    [1440, '/clientes?apellido_paterno=e', /clientes\/listar$/],
    [390, '/clientes', /clientes\/listar$/],
    [1440, '/asesorias', /asesorias\/listar$/],
    [1024, '/usuarios', /usuarios\/listar$/],
    [1440, '/configuracion/membresias', /listar_membresias$/],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const letGo = stack.faults.hold(call)
    await page.goto(path)
    await expect(loader).toBeVisible()
    expect(await loader.boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 900 })
    await expect(loader.locator('svg').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toBeVisible()
    letGo()
    await expect(page.locator('[aria-busy=false]')).toBeVisible()
    await expect(loader).toBeHidden()
    expect.soft(await shift(page), path).toEqual([])
  }
})
