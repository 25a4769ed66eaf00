import { randomUUID } from 'node:crypto'
import { expect, signedIn, test } from '../fixtures/test.ts'
import { admin } from '../fixtures/stack.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { LoginPage } from '../pages/login.ts'
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

test('[D35] a list without an answer says so, and loads by itself once there is one', async ({
  page,
  problems,
  stack,
}) => {
  problems.allow(/^failed /, /^console /)
  const list = new ClientesPage(page)
  const shell = new Shell(page)
  await page.goto('/dashboard')
  await expect(shell.heading('Inicio')).toBeVisible()
  const mend = stack.faults.add(/^\/admin\//, { kind: 'cut' })
  await shell.entry('Clientes').click()
  await expect(page.getByText('Sin conexión con el servidor')).toBeVisible()
  mend()
  await shell.reconnect()
  await list.ready()
  await expect(list.rows).toHaveCount(20)
})

test('[D36] if the api does not answer at the start, the token stays', async ({ page, problems, stack }) => {
  problems.allow(/^failed /, /^console /)
  const mend = stack.faults.add(/^\/admin\//, { kind: 'cut' })
  await page.goto('/clientes')
  await expect(page.getByText('Sin conexión con el servidor')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  mend()
  await new Shell(page).reconnect()
  await new ClientesPage(page).ready()
})

test.describe('[D36] the session ends while working', () => {
  test.beforeEach(({ problems }) => problems.allow(/^status 401 /, /^console .*401/))

  test('[D36] after signing in again over the kept form, the call is repeated', async ({ page, stack }) => {
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

  test('[D36] Cancelar leads to sign-in', async ({ page, stack }) => {
    const list = new ClientesPage(page)
    await list.open()
    await stack.db.endSessions(admin.email)
    await list.next.click()
    const dialog = page.getByRole('dialog', { name: 'La sesión terminó' })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('[D36] another person is led to sign-in and starts afresh', async ({ page, stack }) => {
    const other = await stack.db.addUsuario({ permisos: { clientes: { ver: true } } })
    const list = new ClientesPage(page)
    await list.open()
    await stack.db.endSessions(admin.email)
    await list.next.click()
    const dialog = page.getByRole('dialog', { name: 'La sesión terminó' })
    await dialog.getByLabel('Correo').fill(other)
    await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(admin.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    await expect(new LoginPage(page).email).toHaveValue(other)
  })
})

test('[G-03] signing out in one tab signs out the other', async ({
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
  const shell = new Shell(one)
  await shell.openConfiguracion()
  await shell.signOut.click()
  await expect(one).toHaveURL('/login')
  await expect(two).toHaveURL('/login')
  await context.close()
})
