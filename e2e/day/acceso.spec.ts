import { randomUUID } from 'node:crypto'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'
import { countSteps } from './count.ts'
import { aClient } from './office.ts'

test('[E-16] a new colleague by invitation, from the list: 4 steps, and their data', async ({
  page,
  stack,
}) => {
  const correo = `d${randomUUID().slice(0, 8)}@oficina.mx`
  await page.goto('/usuarios')
  await new TablePart(page, 'Usuarios').ready()
  const steps = await countSteps(page)
  await page.getByRole('link', { name: 'Agregar usuario' }).first().click()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Delia')
  await page.getByRole('textbox', { name: 'Apellido paterno' }).fill('Nueva')
  const tipo = page.getByRole('combobox', { name: 'Tipo' })
  await tipo.fill('Ases')
  await expect(page.getByRole('option')).toHaveText(['Asesor'])
  await tipo.press('Enter')
  await page.getByRole('textbox', { name: 'Correo' }).fill(correo)
  await page.getByRole('checkbox', { name: 'Enviar acceso por correo' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(new Shell(page).alert('Usuario creado')).toBeVisible()
  expect(steps()).toEqual({ clicks: 3, keys: 1 })
  expect((await stack.outbox.last(correo)).token).toContain('invitacion.')
})

test('[E-16] to take an access away, from the person’s row: 3 clicks', async ({ page, stack }) => {
  const email = await stack.db.addUsuario({ permisos: { clientes: { ver: true } } })
  const { _id } = await stack.db.row('select _id from usuarios where email = $1', [email])
  const token = await tokenFor(stack.url, admin)
  const { id } = await aClient(stack.url)
  const tarea = { id_cliente: id, texto: 'Llamar', id_responsable: String(_id) }
  await post(stack.url, '/clientes/crear_nota', tarea, token)
  await page.goto(`/usuarios?texto=${email}`)
  const list = new TablePart(page, 'Usuarios')
  await list.ready()
  const steps = await countSteps(page)
  await list.row(email).getByRole('link', { name: 'Editar' }).click()
  await page.getByRole('region', { name: 'Acceso' }).getByRole('button', { name: 'Cerrar acceso' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Tiene 1 tarea sin terminar.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar acceso' }).click()
  await expect(page.getByText('Acceso cerrado', { exact: true }).first()).toBeVisible()
  expect(steps()).toEqual({ clicks: 3, keys: 0 })
})
