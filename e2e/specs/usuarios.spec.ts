import { randomUUID } from 'node:crypto'
import { expect, signedIn, test } from '../fixtures/test.ts'
import { look } from '../fixtures/look.ts'
import { admin } from '../fixtures/stack.ts'
import { LoginPage } from '../pages/login.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'

const clave = 'cuatro gatos verdes 4'

test('[U-03] [U-04] [U-05] [U-06] [D22] a user can be created with permissions, signs in with them, and loses one @flujo', async ({
  page,
  stack,
  browser,
  problems,
}) => {
  problems.allow(/403/)
  const correo = `u${randomUUID().slice(0, 8)}@oficina.mx`
  const shell = new Shell(page)
  await page.goto('/usuarios')
  await page.getByRole('link', { name: 'Agregar usuario' }).first().click()
  await expect(page).toHaveURL('/usuarios/nuevo')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(shell.alert('Todos los campos son obligatorios')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ulises')
  await page.getByRole('textbox', { name: 'Apellido paterno' }).fill('Prueba')
  await page.getByRole('textbox', { name: 'Correo' }).fill(correo)
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(clave)
  await page.getByRole('textbox', { name: 'Confirmar contraseña' }).fill(`${clave}5`)
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Asesor' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(shell.alert('Las contraseñas no coinciden')).toBeVisible()
  await page.getByRole('textbox', { name: 'Confirmar contraseña' }).fill(clave)
  await look(page, 'usuarios-nuevo')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/usuarios(\?|$)/)
  const row = await stack.db.row('select _id, tipo from usuarios where email = $1', [correo])
  expect(row.tipo).toBe(1)

  // Another person's browser, signed out.
  const other = await browser.newContext({ baseURL: stack.url, storageState: { cookies: [], origins: [] } })
  const theirs = await other.newPage()
  const login = new LoginPage(theirs)
  await login.open()
  await login.signIn({ email: correo, password: clave })
  await expect(new Shell(theirs).entry('Clientes')).toBeVisible()
  await expect(new Shell(theirs).entry('Usuarios')).toHaveCount(0)

  await page.goto(`/usuarios/editar/${String(row._id)}`)
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ulises')
  await expect(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue('Asesor')
  await look(page, 'usuarios-editar')
  await page.getByRole('group', { name: 'Clientes' }).getByRole('checkbox', { name: 'Agregar' }).uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/usuarios(\?|$)/)
  const token = await theirs.evaluate(() => localStorage.getItem('token') ?? '')
  const refused = await fetch(`${stack.url}/admin/clientes/crear`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({ nombre: 'Nadie' }),
  })
  expect(refused.status).toBe(403)
  await other.close()
})

test('[U-02] [U-07] delete asks with Sí and No, and the person can no longer sign in', async ({
  page,
  stack,
  browser,
}) => {
  const email = await stack.db.addUsuario({ permisos: { clientes: { ver: true } } })
  const state = await signedIn(stack, email)
  expect(state).toBeDefined()
  const list = new TablePart(page, 'Usuarios')
  await page.goto('/usuarios?nombre=Sof%C3%ADa')
  await list.ready()
  await list.row(email).getByRole('button', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Eliminar usuario' })
  await expect(dialog.getByRole('button', { name: 'No' })).toBeVisible()
  await look(page, 'usuarios-eliminar')
  await dialog.getByRole('button', { name: 'Sí' }).click()
  await expect(dialog).toBeHidden()
  await expect(list.row(email)).toHaveCount(0)
  const gone = await stack.db.row(
    `select u.eliminacion is not null as usuario, (select count(*)::int from sesiones s where s.id_usuario = u._id) as sesiones
     from usuarios u where u.email = $1`,
    [email],
  )
  expect(gone).toEqual({ usuario: true, sesiones: 0 })

  const other = await browser.newContext({ baseURL: stack.url, storageState: { cookies: [], origins: [] } })
  const login = new LoginPage(await other.newPage())
  await login.open()
  await login.signIn({ email, password: admin.password })
  await expect(new Shell(login.page).alert('El correo o la contraseña no son correctos')).toBeVisible()
  await expect(login.email).toBeVisible()
  await other.close()
})
