import { expect, test } from '../../fixtures/test.ts'
import { look } from '../../fixtures/look.ts'
import { admin, type TestStack } from '../../fixtures/stack.ts'
import { LoginPage } from '../../pages/login.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ as: null })
const nueva = 'tres tristes tigres 3'

/** Creates a person who may lose their password. */
const persona = (stack: TestStack) => stack.db.addUsuario({ permisos: { clientes: { ver: true } } })

test('[L-04] [L-05] [L-06] [L-07] [L-08] [D28] the mail’s code leads to a new password, and every session ends', async ({
  page,
  stack,
  problems,
}) => {
  problems.allow(/400|401/)
  const email = await persona(stack)
  const login = new LoginPage(page)
  const shell = new Shell(page)
  await login.open()
  await login.signIn({ email, password: admin.password })
  await expect(shell.heading('Inicio')).toBeVisible()
  await shell.openConfiguracion()
  await shell.signOut.click()

  await login.forgotten.click()
  await look(page, 'recuperar-correo')
  await page.getByLabel('Correo').fill(email)
  await page.keyboard.press('Enter')
  const boxes = page.getByRole('group', { name: 'Código de 4 dígitos' }).getByRole('textbox')
  await expect(boxes).toHaveCount(4)
  await expect(boxes.first()).toBeFocused()
  await look(page, 'recuperar-codigo')

  const mail = await stack.outbox.last(email)
  const wrong = mail.digits === '0000' ? '1111' : '0000'
  await page.keyboard.type(wrong)
  await page.getByRole('button', { name: 'Recuperar cuenta' }).click()
  await expect(shell.alert('El código no coincide')).toBeVisible()
  await boxes.first().click()
  await page.keyboard.type(mail.digits)
  await page.keyboard.press('Enter')
  await expect(shell.alert('Código correcto')).toBeVisible()

  await page.getByLabel('Nueva contraseña', { exact: true }).fill('corta')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Debe tener al menos 8 caracteres').first()).toBeVisible()
  await look(page, 'recuperar-contrasena')
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(nueva)
  await page.keyboard.press('Enter')
  await expect(login.password).toBeVisible()
  const { n } = await stack.db.row(
    `select count(*)::int as n from sesiones s join identidades i on i._id = s.id_identidad where i.email = $1`,
    [email],
  )
  expect(n).toBe(0)
  await login.signIn({ email, password: admin.password })
  await expect(shell.alert('El correo o la contraseña no son correctos')).toBeVisible()
  await login.signIn({ email, password: nueva })
  await expect(page).toHaveURL('/dashboard')
})

test('[D28] the mail’s link opens the new-password form, disappears from the address, and works once', async ({
  page,
  stack,
  problems,
}) => {
  problems.allow(/400|401/)
  const email = await persona(stack)
  const login = new LoginPage(page)
  await login.open()
  await login.forgotten.click()
  await page.getByLabel('Correo').fill(email)
  await page.keyboard.press('Enter')
  const { token } = await stack.outbox.last(email)

  await page.goto('about:blank')
  await page.goto(`/login#recuperar=${token}`)
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toBeVisible()
  expect(page.url()).not.toContain(token)
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(nueva)
  await page.keyboard.press('Enter')
  await login.signIn({ email, password: nueva })
  await expect(page).toHaveURL('/dashboard')

  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(`/login#recuperar=${token}`)
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('otra vez la misma')
  await page.keyboard.press('Enter')
  await expect(new Shell(page).alerts).toBeVisible()
  await login.open()
  await login.signIn({ email, password: nueva })
  await expect(page).toHaveURL('/dashboard')
})
