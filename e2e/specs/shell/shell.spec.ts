import { expect, signedIn, test } from '../../fixtures/test.ts'
import { Shell } from '../../pages/shell.ts'
import { ClientesPage } from '../../pages/clientes.ts'

test('[G-01] the bar leads to every section, and Configuración opens its three entries @flujo', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const shell = new Shell(page)
  await expect(shell.nav.locator('ul').first().locator(':scope > li')).toHaveText([
    'Inicio',
    'Clientes',
    'Asesorias',
    'Usuarios',
    /^Configuración/,
  ])
  for (const [entry, path, title] of [
    ['Clientes', '/clientes', 'Clientes'],
    ['Asesorias', '/asesorias', 'Asesorías'],
    ['Usuarios', '/usuarios', 'Usuarios'],
    ['Inicio', '/dashboard', 'Inicio'],
  ] as const) {
    await shell.entry(entry).click()
    await expect(page).toHaveURL(path)
    await expect(shell.heading(title)).toBeVisible()
  }
  for (const [entry, path] of [
    ['Membresias', '/configuracion/membresias'],
    ['Perfil', '/configuracion/perfil'],
  ] as const) {
    await shell.openConfiguracion()
    await shell.entry(entry).click()
    await expect(page).toHaveURL(path)
  }
  await shell.openConfiguracion()
  await expect(shell.signOut).toBeVisible()
})

test('[G-02] [G-13] [D18] [D31] the bar shows permitted sections only, and a sentence refuses the others', async ({
  browser,
  stack,
}) => {
  const email = await stack.db.addUsuario({
    permisos: { clientes: { ver: true }, asesorias: { ver: false } },
  })
  const context = await browser.newContext({ baseURL: stack.url, storageState: await signedIn(stack, email) })
  const page = await context.newPage()
  const shell = new Shell(page)
  const list = new ClientesPage(page)
  await list.open()
  await expect(shell.entry('Clientes')).toBeVisible()
  await expect(shell.entry('Inicio')).toBeVisible()
  for (const name of ['Asesorias', 'Usuarios']) await expect(shell.entry(name)).toBeHidden()
  await shell.openConfiguracion()
  await expect(shell.signOut).toBeVisible()
  await expect(shell.entry('Membresias')).toBeHidden()
  await expect(list.add).toBeHidden()
  // Whoever sees a phone or an e-mail may use it; nothing else can be done with a row.
  await expect(list.rows.first().getByRole('button', { name: /^(?!Contactar)/ })).toHaveCount(0)
  await expect(list.rows.first().getByRole('link')).toHaveCount(0)

  for (const path of ['/usuarios', '/clientes/nuevo', '/configuracion/membresias']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
    await expect(shell.alert('No hay permiso para ver esa página')).toBeVisible()
  }
  await context.close()
})

test('[G-07] [G-08] [D34] [D43] alerts appear 80 px from the top and 20 px from the right, above a dialog, for five seconds', async ({
  page,
  problems,
}) => {
  problems.allow(/status 409/, /console .*409/)
  const list = new ClientesPage(page)
  await list.open()
  await expect(new Shell(page).alerts).toBeHidden()
  await list.filters.click()
  await expect(list.filterDialog).toBeVisible()
  // The server refuses the search with a sentence, and the dialog stays.
  const msg = 'La búsqueda no se pudo hacer'
  await page.route('**/admin/clientes/listar', (route) => route.fulfill({ status: 409, json: { msg } }))
  const seen = page.evaluate(nextAlert)
  await list.filterDialog.getByRole('button', { name: 'Buscar', exact: true }).click()
  const { life, ...where } = await seen
  expect(where).toEqual({ top: 80, right: 20, overDialog: true })
  expect(life).toBeGreaterThan(4_000)
  expect(life).toBeLessThan(9_000)
})

/**
 * The position of the next alert and its duration in milliseconds, by the page's own clock: on a busy machine the
 * test's clock is late.
 */
const nextAlert = () =>
  new Promise<{ top: number; right: number; overDialog: boolean; life: number }>((resolve) => {
    let since = 0
    let where = { top: 0, right: 0, overDialog: false }
    const look = (area: Element) => {
      const { top, right } = area.getBoundingClientRect()
      const close = area.querySelector('button')
      const { x, y, width, height } = close?.getBoundingClientRect() ?? new DOMRect()
      const onTop = close?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false
      const dialog = document.querySelector('[role=dialog]') !== null
      return { top, right: innerWidth - right, overDialog: dialog && onTop }
    }
    const observer = new MutationObserver(() => {
      const area = document.querySelector('[data-alert-area]:has([role=alert])')
      if (area && since === 0) {
        since = performance.now()
        where = look(area)
      }
      if (area || since === 0) return
      observer.disconnect()
      resolve({ ...where, life: performance.now() - since })
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

test('people can choose the colour mode, and it stays', async ({ page }) => {
  await page.goto('/dashboard')
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const light = await ink()
  await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click()
  const dark = await ink()
  expect(dark).not.toBe(light)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cambiar a tema claro' })).toBeVisible()
  expect(await ink()).toBe(dark)
})
