import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { Shell } from '../../pages/shell.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^Nombre, teléfono/ })

test('[E-20] the box opens on what can be done, keeps the keys typed before it, and leads to all that it found', async ({
  page,
  stack,
}) => {
  const token = await tokenFor(stack.url, admin)
  const apellido = `Linares${randomInt(10_000, 99_999)}`
  for (let n = 1; n <= 7; n++)
    await post(
      stack.url,
      '/clientes/crear',
      { nombre: `Lía ${n}`, apellido_paterno: apellido, celular: '5512345678' },
      token,
    )
  await page.goto('/usuarios')
  await expect(page.getByRole('button', { name: /^Buscador/ })).toBeVisible()
  // Its code is held until the whole text has been typed.
  let release = (): void => undefined
  const typed = new Promise<void>((done) => (release = done))
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type(apellido)
  release()
  await expect(field(page)).toHaveValue(apellido)
  await page.unroute('**/assets/*.js')
  const all = page.getByRole('option', { name: 'Ver los 7: Clientes' })
  await expect(all).toBeVisible()
  await expect(page.getByRole('option', { name: /^Lía 7/ })).toContainText('55 1234 5678')
  await look(page, 'buscador-todos')
  await field(page).fill('')
  await expect(page.getByRole('group', { name: 'Acciones' }).getByRole('option').first()).toHaveText(
    'Nuevo cliente',
  )
  await look(page, 'buscador-vacio')
  await field(page).fill(apellido)
  await all.click()
  await expect(page.getByRole('button', { name: `Quitar filtro Buscador: «${apellido}»` })).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: /^Lía/ })
      .or(page.getByRole('cell', { name: /^Lía/ }))
      .first(),
  ).toBeVisible()
})

test('[E-20] ? shows the shortcuts', async ({ page }) => {
  await page.goto('/usuarios')
  await expect(page.getByRole('button', { name: /^Buscador/ })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  await look(page, 'atajos')
})

test('[E-20] Chromium finds the page installable', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /^Buscador/ })).toBeVisible()
  const chrome = await page.context().newCDPSession(page)
  const { errors, url, data } = await chrome.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toMatch(/\/assets\/programa\.[0-9a-f]{8}\.webmanifest$/)
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Administración', display: 'standalone' })
  const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors')
  // A window without a profile of its own installs nothing, whatever the page is.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('[E-20] without connection the lists and the profile that were opened can be read, and nothing is left after signing out', async ({
  page,
  context,
  stack,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const token = await tokenFor(stack.url, admin)
  const apellido = `Sinlinea${randomInt(10_000, 99_999)}`
  const { _id: id } = await post(
    stack.url,
    '/clientes/crear',
    { nombre: 'Noé', apellido_paterno: apellido },
    token,
  )
  const shell = new Shell(page)
  await page.goto('/clientes')
  await expect(shell.heading('Clientes')).toBeVisible()
  const name = page.getByText(apellido)
  await expect(name.first()).toBeVisible()
  await page.goto(`/clientes/detalles/${id}`)
  await expect(shell.heading('Perfil del cliente')).toBeVisible()
  await expect(name.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await shell.entry('Clientes').click()
  await expect(shell.heading('Clientes')).toBeVisible()
  await expect(page.getByText(/^Sin conexión: así estaba a las \d\d:\d\d$/)).toBeVisible()
  await expect(name.first()).toBeVisible()
  await look(page, 'sin-linea')
  await page.goBack()
  await expect(shell.heading('Perfil del cliente')).toBeVisible()
  await expect(page.getByText(/^Sin conexión: así estaba/)).toBeVisible()
  await context.setOffline(false)
  // The browser's own event asks again by itself.
  await expect(page.getByText(/^Sin conexión/)).toHaveCount(0)
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lectura:')).length)
  expect(await kept()).toBeGreaterThan(0)
  await shell.openConfiguracion()
  await shell.signOut.click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await kept()).toBe(0)
})
