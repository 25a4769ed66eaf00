import type { BrowserContext, Page } from '@playwright/test'
import { aClient } from '../day/office.ts'
import { expect, test } from '../fixtures/test.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { PerfilPage } from '../pages/perfil.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'

test.beforeEach(({ problems }) => problems.allow(/^failed /, /^status 404 /, /^console /))

const CODE = '**/*.js'
const said = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

/** From now on no code comes: nothing answers, or only that there is no such file. */
const cutCode = (page: Page) => page.route(CODE, (route) => route.abort())
const removeCode = (page: Page) =>
  page.route(CODE, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'No' }))
const mendCode = (page: Page) => page.unroute(CODE)

/** Without a network, as the browser itself knows. */
const offline = (context: BrowserContext, is: boolean) => context.setOffline(is)

test('[D35] a filter dialog that does not come keeps the chosen rows, and the next press brings it', async ({
  page,
}) => {
  const list = new ClientesPage(page)
  await list.open()
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selección' })
  await list.rows.first().getByRole('checkbox').check()
  await cutCode(page)
  await list.filters.click()
  await expect(said(page, 'Sin conexión')).toBeVisible()
  await expect(said(page, 'versión nueva')).toBeHidden()
  await expect(list.filters).toBeFocused()
  await expect(bar.getByRole('status')).toHaveText('1 cliente seleccionado')
  const [button, message] = [await list.filters.boundingBox(), await said(page, 'Sin conexión').boundingBox()]
  expect(Math.abs((message?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0))).toBeLessThan(20)

  await mendCode(page)
  await page.keyboard.press('Enter')
  await expect(list.filterDialog).toBeVisible()
  await expect(said(page, 'Sin conexión')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(list.filterDialog).toBeHidden()
  await expect(list.filters).toBeFocused()
  await expect(bar.getByRole('status')).toHaveText('1 cliente seleccionado')
})

test('[D35] without a network the views wait for it, and come by themselves', async ({ page, context }) => {
  const list = new ClientesPage(page)
  await list.open()
  await offline(context, true)
  await page.getByRole('button', { name: 'Vistas', exact: true }).click()
  await expect(said(page, 'Sin conexión')).toBeVisible()
  await expect(said(page, 'versión nueva')).toBeHidden()
  await offline(context, false)
  await expect(page.getByRole('dialog', { name: 'Vistas y columnas' })).toBeVisible()
  await expect(said(page, 'Sin conexión')).toBeHidden()
})

test('[D35] [E-09] choosing many, and the dialog of what is done with them, bear a file that is gone', async ({
  page,
}) => {
  const rows = new TablePart(page, 'Asesorías')
  await page.goto('/asesorias')
  await rows.ready()
  const select = page.getByRole('button', { name: 'Seleccionar', exact: true })
  await removeCode(page)
  await select.click()
  await expect(said(page, 'versión nueva')).toBeVisible()
  await expect(select).toBeFocused()
  await mendCode(page)
  await select.click()
  const bar = page.getByRole('region', { name: 'Selección' })
  await rows.rows.first().getByRole('checkbox').check()
  await removeCode(page)
  const finish = bar.getByRole('button', { name: 'Finalizar' })
  await finish.click()
  await expect(said(page, 'No se pudo descargar esta parte')).toBeVisible()
  await expect(bar.getByRole('status')).toHaveText('1 asesoría seleccionada')
  await mendCode(page)
  await finish.click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
})

test('[D35] [E-10] [P-12] «Agregar archivo» that does not come is pressed again; the notes say so in their section', async ({
  page,
  stack,
}) => {
  const { id } = await aClient(stack.url)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await cutCode(page)
  await perfil.addFile.click()
  await expect(said(page, 'Sin conexión')).toBeVisible()
  // A press elsewhere gives it up.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(said(page, 'Sin conexión')).toBeHidden()
  await page.getByRole('button', { name: 'Notas y tareas' }).click()
  const notas = perfil.section('Notas y tareas')
  await expect(notas.getByRole('alert')).toContainText('Sin conexión')
  await mendCode(page)
  await notas.getByRole('button', { name: 'Reintentar' }).click()
  await expect(notas.getByRole('button', { name: 'Agregar nota' })).toBeVisible()
  await perfil.addFile.click()
  await expect(perfil.fileDialog).toBeVisible()
})

test('[D35] [G-17] the host’s own page and a section that do not come say «Sin conexión», and come when that is back', async ({
  page,
  context,
}) => {
  const shell = new Shell(page)
  // From the start: nothing may fetch the section ahead.
  await page.route(/\/remotes\/usuarios\//, (route) => route.abort())
  await page.goto('/clientes')
  await new ClientesPage(page).ready()
  await cutCode(page)
  await shell.entry('Inicio').click()
  await expect(said(page, 'Sin conexión')).toBeVisible()
  await mendCode(page)
  await expect(shell.heading('Inicio')).toBeVisible()

  await offline(context, true)
  await shell.entry('Usuarios').click()
  await expect(said(page, 'Sin conexión')).toBeVisible()
  await expect(said(page, 'versión nueva')).toBeHidden()
  await page.unroute(/\/remotes\/usuarios\//)
  await offline(context, false)
  await new TablePart(page, 'Usuarios').ready()
})
