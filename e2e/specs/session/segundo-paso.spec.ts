import { type TOTP, URI } from 'otpauth'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { expect, signedIn, test } from '../../fixtures/test.ts'
import { LoginPage } from '../../pages/login.ts'

test('[E-17] a person activates the app, signs in with its code, is remembered, and closes other sessions', async ({
  browser,
  stack,
}) => {
  const email = await stack.db.addUsuario({ permisos: { configuracion: { perfil: { ver: true } } } })
  const context = await browser.newContext({ baseURL: stack.url, storageState: await signedIn(stack, email) })
  const page = await context.newPage()
  const uri = page
    .waitForResponse(/preparar_autenticador/)
    .then(async (answer) => ((await answer.json()) as { uri: string }).uri)
  await page.goto('/configuracion/perfil?vista=seguridad')
  const card = page.getByRole('region', { name: 'Segundo paso' })
  await expect(card.getByText('Sin activar')).toBeVisible()
  await look(page, 'seguridad', { fullPage: true })
  await card.getByRole('button', { name: 'Activar la aplicación de códigos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña actual').fill(admin.password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByRole('img')).toBeVisible()
  await look(page, 'seguridad-qr')
  const totp = URI.parse(await uri) as TOTP
  await dialog.getByRole('textbox', { name: 'Código' }).fill(totp.generate())
  await dialog.getByRole('button', { name: 'Activar' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await look(page, 'seguridad-codigos')
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(card.getByText('Activo')).toBeVisible()
  const [recovery] = await stack.db.rows('select 1 from codigos_recuperacion')
  expect(recovery).toBeDefined()

  const other = await browser.newContext({
    baseURL: stack.url,
    storageState: { cookies: [], origins: [] },
  })
  const there = await other.newPage()
  const login = new LoginPage(there)
  await there.goto('/login')
  await login.email.fill(email)
  await there.getByLabel('Contraseña', { exact: true }).fill(admin.password)
  await there.keyboard.press('Enter')
  const code = there.getByRole('textbox', { name: 'Código de la aplicación' })
  await expect(code).toBeFocused()
  await look(there, 'segundo-paso')
  // The code of the activation can't be used again.
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await there.getByRole('checkbox', { name: 'Recordar este equipo 30 días' }).check()
  await there.getByRole('button', { name: 'Continuar' }).click()
  await expect(there).toHaveURL('/dashboard')

  await page.reload()
  await expect(page.getByRole('region', { name: 'Equipos recordados' })).toBeVisible()
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: 'Cerrar las demás' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar las demás' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await there.goto('/dashboard')
  await expect(there).toHaveURL('/login')
  await Promise.all([context.close(), other.close()])
})

test('[E-17] before the office requires a second step, home warns who has none, and leads to its set-up', async ({
  page,
}) => {
  // The office itself is that of every flow: only this page's session is told of the day.
  await page.route('**/auth/sesion', async (route) => {
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), paso_desde: '2099-12-03T18:00:00.000Z' }
    await route.fulfill({ response, json })
  })
  await page.goto('/dashboard')
  await expect(
    page.getByText(/^A partir del 3 de diciembre de 2099 hará falta un segundo paso/),
  ).toBeVisible()
  await look(page, 'inicio-segundo-paso')
  await page.getByRole('link', { name: 'Activarlo en Seguridad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible()
})
