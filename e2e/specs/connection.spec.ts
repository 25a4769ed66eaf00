import { randomUUID } from 'node:crypto'
import { expect, signedIn, test } from '../fixtures/test.ts'
import { look } from '../fixtures/look.ts'
import { admin } from '../fixtures/stack.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { Shell } from '../pages/shell.ts'

const fresh = () => `Z${randomUUID().slice(0, 8)}`

test('[D35] [N-02] the api stops under an open form: a notice and no alert; the form keeps its text, and saves it once the api is back', async ({
  page,
  problems,
  stack,
}) => {
  problems.allow(/^status 50[24] /, /^console .*50[24]/)
  const form = new ClienteFormPage(page)
  const shell = new Shell(page)
  const apellido = fresh()
  await form.open()
  await form.fill(form.personal, {
    Nombre: 'Tenaz',
    'Apellido paterno': apellido,
    'Fecha de nacimiento': '01/02/1980',
  })
  await stack.stopApi()
  try {
    await form.save.click()
    await expect(page.getByText('Sin conexión con el servidor')).toBeVisible()
    await expect(shell.alerts).toBeHidden()
    await expect(page).toHaveURL('/clientes/nuevo')
    await expect(form.field(form.personal, 'Apellido paterno')).toHaveValue(apellido)
    await expect(form.field(form.personal, 'Fecha de nacimiento')).toHaveValue('01/02/1980')
    await expect(form.save).toBeEnabled()
  } finally {
    await stack.startApi()
  }
  await shell.reconnect()
  await expect(form.field(form.personal, 'Apellido paterno')).toHaveValue(apellido)
  await form.save.click()
  await expect(page).toHaveURL('/clientes')
  const { n } = await stack.db.row('select count(*)::int as n from clientes where apellido_paterno = $1', [
    apellido,
  ])
  expect(n).toBe(1)
})

test('[D35] [D36] without an answer a start keeps the token and a list says so; both load once there is one', async ({
  page,
  problems,
  stack,
}) => {
  problems.allow(/^failed /, /^console /)
  const list = new ClientesPage(page)
  const shell = new Shell(page)
  let mend = stack.faults.add(/^\/admin\//, { kind: 'cut' })
  await page.goto('/dashboard')
  await expect(page.getByText('Sin conexión con el servidor')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  mend()
  await shell.reconnect()
  await expect(shell.entry('Clientes')).toBeVisible()
  mend = stack.faults.add(/^\/admin\//, { kind: 'cut' })
  await shell.entry('Clientes').click()
  await expect(page.getByText('Sin conexión con el servidor')).toBeVisible()
  await look(page, 'sin-conexion')
  mend()
  await shell.reconnect()
  await list.ready()
  await expect(list.rows).toHaveCount(20)
})

test('[D36] after signing in again over the kept form, the call is repeated', async ({
  page,
  problems,
  stack,
}) => {
  problems.allow(/^status 401 /, /^console .*401/)
  const form = new ClienteFormPage(page)
  const apellido = fresh()
  await form.open()
  // A background call would be the first to learn that the session ended.
  const compared = page.waitForResponse('**/posibles_duplicados')
  await form.fill(form.personal, { Nombre: 'Paciente', 'Apellido paterno': apellido })
  await compared
  await stack.db.endSessions(admin.email)
  await form.save.click()
  const dialog = page.getByRole('dialog', { name: 'La sesión terminó' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Correo')).toHaveValue(admin.email)
  const password = dialog.getByRole('textbox', { name: 'Contraseña' })
  await expect(password).toBeFocused()
  await password.fill('equivocada')
  await password.press('Enter')
  await expect(new Shell(page).alerts.getByRole('alert')).toBeVisible()
  await expect(dialog).toBeVisible()
  await password.fill(admin.password)
  await password.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/clientes')
  const { n } = await stack.db.row('select count(*)::int as n from clientes where apellido_paterno = $1', [
    apellido,
  ])
  expect(n).toBe(1)
})

test('[G-03] «Cerrar sesión» ends the session in this tab, in the other one and on the server', async ({
  browser,
  stack,
  page: unused,
  problems,
}) => {
  problems.allow(/401/)
  await unused.close()
  const context = await browser.newContext({
    baseURL: stack.url,
    storageState: await signedIn(stack, admin.email),
  })
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto('/dashboard')
  await two.goto('/dashboard')
  const token = () => localStorage.getItem('token')
  const stored = await one.evaluate(token)
  const shell = new Shell(one)
  await shell.openConfiguracion()
  await shell.signOut.click()
  await expect(one).toHaveURL('/login')
  await expect(shell.nav).toBeHidden()
  await expect(two).toHaveURL('/login')
  expect(await two.evaluate(token)).toBeNull()
  const session = { headers: { 'x-auth-token': stored ?? '' } }
  await expect.poll(async () => (await fetch(`${stack.url}/admin/auth/sesion`, session)).status).toBe(401)
  await context.close()
})
