import { randomUUID } from 'node:crypto'
import { look } from '../fixtures/look.ts'
import { expect, test } from '../fixtures/test.ts'
import { LoginPage } from '../pages/login.ts'
import { Shell } from '../pages/shell.ts'

const clave = 'cuatro gatos verdes 4'

test('[E-16] somebody new is invited by mail and chooses their password; later their access is closed and given back', async ({
  page,
  stack,
  browser,
  problems,
}) => {
  problems.allow(/400|401|403/)
  const correo = `i${randomUUID().slice(0, 8)}@oficina.mx`
  const shell = new Shell(page)
  await page.goto('/usuarios/nuevo')
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Irene')
  await page.getByRole('textbox', { name: 'Apellido paterno' }).fill('Invitada')
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Asesor' }).click()
  await page.getByRole('textbox', { name: 'Correo' }).fill(correo)
  await page.getByRole('checkbox', { name: 'Enviar acceso por correo' }).check()
  await expect(page.getByRole('textbox', { name: 'Contraseña', exact: true })).toBeDisabled()
  await look(page, 'usuarios-invitar')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(shell.alert(`Usuario creado; la invitación va a ${correo}`)).toBeVisible()
  const { _id } = await stack.db.row('select _id from usuarios where email = $1', [correo])
  const first = await stack.outbox.last(correo)

  await page.goto(`/usuarios/editar/${String(_id)}`)
  const acceso = page.getByRole('region', { name: 'Acceso' })
  await expect(acceso.getByText('Nunca ha entrado')).toBeVisible()
  await look(page, 'usuarios-acceso-pendiente', { fullPage: true })
  await acceso.getByRole('button', { name: 'Reenviar invitación' }).click()
  await expect(shell.alert(`Invitación enviada a ${correo}`)).toBeVisible()
  const { token } = await stack.outbox.last(correo, 2)

  const other = await browser.newContext({ baseURL: stack.url, storageState: { cookies: [], origins: [] } })
  const theirs = await other.newPage()
  const login = new LoginPage(theirs)
  const choose = async (secret: string) => {
    await theirs.goto('about:blank')
    await theirs.goto(`/login#recuperar=${secret}`)
    await expect(theirs.getByRole('heading', { name: 'Elegir la contraseña' })).toBeVisible()
    await theirs.getByLabel('Nueva contraseña', { exact: true }).fill(clave)
    await theirs.keyboard.press('Enter')
  }
  await choose(first.token)
  await expect(new Shell(theirs).alert('La invitación venció o ya se usó')).toBeVisible()
  await look(theirs, 'invitacion-usada')
  await choose(token)
  await expect(login.password).toBeVisible()
  await login.signIn({ email: correo, password: clave })
  await expect(theirs).toHaveURL('/dashboard')

  await page.reload()
  await expect(acceso.getByText(/^Última entrada: hoy \d{1,2}:\d\d$/)).toBeVisible()
  await acceso.getByRole('button', { name: 'Cerrar acceso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cerrar el acceso de Irene Invitada' })
  await expect(dialog.getByText('No tiene asesorías abiertas ni tareas.')).toBeVisible()
  await look(page, 'usuarios-cerrar-acceso')
  await dialog.getByRole('button', { name: 'Cerrar acceso' }).click()
  await expect(acceso.getByText('Acceso cerrado')).toBeVisible()
  await look(page, 'usuarios-acceso-cerrado', { fullPage: true })

  await theirs.goto('/clientes')
  await expect(login.password).toBeVisible()
  await login.signIn({ email: correo, password: clave })
  await expect(new Shell(theirs).alert('el acceso de esta cuenta está cerrado')).toBeVisible()

  await page.goto(`/usuarios?texto=${correo}`)
  await expect(page.getByText('Sin acceso').first()).toBeVisible()
  await look(page, 'usuarios-lista-acceso')
  await page.goto(`/usuarios/editar/${String(_id)}`)
  await acceso.getByRole('button', { name: 'Devolver acceso' }).click()
  await expect(acceso.getByText('Puede entrar')).toBeVisible()
  await login.signIn({ email: correo, password: clave })
  await expect(new Shell(theirs).entry('Clientes')).toBeVisible()
  await other.close()
})
