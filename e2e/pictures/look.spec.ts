import { expect, signedIn, test } from '../fixtures/test.ts'
import { look } from '../fixtures/look.ts'
import { admin } from '../fixtures/stack.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { LoginPage } from '../pages/login.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'

/*
 * Every screen and state, wide and narrow, light and dark: saves pictures in capturas/, and expects no violation of
 * WCAG 2.2 AA from axe.
 */

test.describe('signed out', () => {
  test.use({ as: null })

  test('sign-in and its messages', async ({ page, problems }) => {
    problems.allow(/401/)
    const login = new LoginPage(page)
    await login.open()
    await look(page, 'login')
    await login.signIn({ email: 'nadie@oficina.mx', password: 'equivocada' })
    await expect(new Shell(page).alerts).toBeVisible()
    await new Shell(page).alerts.hover()
    await look(page, 'login-rechazado')
    await login.forgotten.click()
    await look(page, 'login-recuperar')
    await page.goto('/no/existe')
    await expect(page.getByText('Página no encontrada')).toBeVisible()
    await look(page, 'no-encontrada-sin-sesion')
  })

  test('the dashboard with the requested page', async ({ page }) => {
    const login = new LoginPage(page)
    await login.open('/clientes')
    await login.signIn(admin)
    await expect(page.getByRole('link', { name: /^Continuar en/ })).toBeVisible()
    await look(page, 'inicio-continuar')
  })
})

test('dashboard, bar and not found', async ({ page }) => {
  const shell = new Shell(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Sección en desarrollo')).toBeVisible()
  await shell.openConfiguracion()
  await look(page, 'menu-configuracion')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await look(page, 'menu-abierto')
  await page.goto('/no/existe')
  await expect(shell.heading('Página no encontrada')).toBeVisible()
  await look(page, 'no-encontrada')
})

test('clients: list, dialogs, alerts', async ({ page }) => {
  const list = new ClientesPage(page)
  const shell = new Shell(page)
  await list.open()
  await look(page, 'clientes')
  await list.filters.click()
  await expect(list.filterDialog).toBeVisible()
  await look(page, 'clientes-filtrar')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await list.rows.first().getByRole('button', { name: 'Eliminar' }).click()
  await expect(list.deleteDialog).toBeVisible()
  await look(page, 'clientes-eliminar')
  await list.deleteDialog.getByRole('button', { name: 'Si' }).click()
  await expect(shell.alerts).toBeVisible()
  await shell.alerts.hover()
  await look(page, 'clientes-eliminado')
  await page.goto('/clientes?nombre=Nadie')
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible()
  await look(page, 'clientes-sin-resultados')
})

test('empty lists', async ({ browser, stack }) => {
  const permisos = {
    clientes: { ver: true, agregar: true },
    asesorias: { ver: true, agregar: true },
    configuracion: { membresias: { ver: true } },
  }
  const email = await stack.db.addUsuario({ permisos, empresa: 'Oficina nueva' })
  const context = await browser.newContext({ baseURL: stack.url, storageState: await signedIn(stack, email) })
  const page = await context.newPage()
  for (const [path, text, name] of [
    ['/clientes', 'Aún no hay clientes', 'clientes-vacio'],
    ['/asesorias?status=', 'Aún no hay asesorías', 'asesorias-vacio'],
    ['/configuracion/membresias', 'Aún no hay membresías', 'membresias-vacio'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
    await look(page, name)
  }
  await context.close()
})

test('the new client', async ({ page }) => {
  const form = new ClienteFormPage(page)
  await form.open()
  await look(page, 'cliente-nuevo')
  await form.save.click()
  await expect(new Shell(page).alerts).toBeVisible()
  await new Shell(page).alerts.hover()
  await look(page, 'cliente-nuevo-error')
  await page.goto('/clientes/nuevo')
  await form.empresarial.getByRole('combobox', { name: 'Tipo de persona' }).click()
  await expect(page.getByRole('option', { name: 'Moral' })).toBeVisible()
  await look(page, 'cliente-nuevo-select')
  await page.goto('/clientes/nuevo')
  await form.personal.getByRole('button', { name: 'Abrir calendario' }).click()
  await expect(page.getByRole('combobox', { name: 'Mes' })).toBeVisible()
  await look(page, 'cliente-nuevo-calendario')
})

test('the other lists and their dialogs', async ({ page }) => {
  const filters = page.getByRole('button', { name: 'Filtros de búsqueda' })
  for (const [path, label, name] of [
    ['/asesorias?status=', 'Asesorías', 'asesorias'],
    ['/usuarios', 'Usuarios', 'usuarios'],
  ] as const) {
    await page.goto(path)
    await new TablePart(page, label).ready()
    await look(page, name)
    await filters.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, `${name}-filtrar`)
  }
  await page.goto('/configuracion/membresias')
  await new TablePart(page, 'Membresias').ready()
  await look(page, 'membresias')
  await page.getByRole('button', { name: 'Agregar membresia' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await look(page, 'membresias-agregar')
  await page.goto('/configuracion/perfil')
  await expect(page.getByRole('button', { name: 'Guardar perfil' })).toBeVisible()
  await look(page, 'perfil')
})

test('failures', async ({ page, problems, stack }) => {
  problems.allow(/^failed /, /^console /, /^status (401|404)/)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const list = new ClientesPage(page)
  stack.faults.add(/^\/remotes\/usuarios\//, { kind: 'cut' })
  await page.goto('/usuarios')
  await expect(page.getByText('No se pudo mostrar la sección')).toBeVisible()
  await look(page, 'seccion-caida')

  await list.open()
  await stack.db.endSessions(admin.email)
  await list.next.click()
  await expect(page.getByRole('dialog', { name: 'La sesión terminó' })).toBeVisible()
  await look(page, 'sesion-terminada')
})

test('a running call', async ({ page, stack }) => {
  await page.goto('/dashboard')
  stack.faults.hold(/clientes\/listar$/)
  await new Shell(page).entry('Clientes').click()
  await expect(new Shell(page).loader).toBeVisible()
  await look(page, 'cargando')
})
