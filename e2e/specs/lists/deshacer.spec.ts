import { randomUUID } from 'node:crypto'
import { countSteps } from '../../day/count.ts'
import { expect, test } from '../../fixtures/test.ts'
import { get, post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { ClientesPage } from '../../pages/clientes.ts'
import { Shell } from '../../pages/shell.ts'
import { TablePart } from '../../pages/table.ts'

async function cliente(url: string) {
  const apellido = `R${randomUUID().slice(0, 8)}`
  const body = { nombre: 'Raúl', apellido_paterno: apellido }
  const { _id: id = '' } = await post(url, '/clientes/crear', body, await tokenFor(url, admin))
  return { id, apellido }
}

test('[C-10] [D25] [E-05] a delete asks with the full name, can be given up, and is undone with one click or with Ctrl+Z', async ({
  page,
  stack,
}) => {
  const { id, apellido } = await cliente(stack.url)
  const other = { nombre: 'Quedada', apellido_paterno: apellido }
  const token = await tokenFor(stack.url, admin)
  await post(stack.url, '/clientes/crear', other, token)
  const shell = new Shell(page)
  const list = new ClientesPage(page)
  const rows = new TablePart(page, 'Clientes')
  await list.open(`?apellido_paterno=${apellido}`)
  const no = list.deleteDialog.getByRole('button', { name: 'No', exact: true })
  const si = list.deleteDialog.getByRole('button', { name: 'Si', exact: true })
  await list.askToDelete('Raúl')
  await expect(list.deleteDialog).toContainText(`Raúl ${apellido}`)
  await expect(no).toBeFocused()
  await no.click()
  await expect(list.deleteDialog).toBeHidden()
  await expect(list.rows).toHaveCount(2)

  const letGo = stack.faults.hold(/clientes\/eliminar$/)
  await list.askToDelete('Raúl')
  await si.click()
  await expect(no).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(list.deleteDialog).toBeVisible()
  letGo()
  // Behind a dialog no row can be found.
  await expect(list.deleteDialog).toBeHidden()
  await expect(rows.row('Raúl')).toHaveCount(0)
  await expect(rows.row('Quedada')).toBeVisible()
  // The button that opened the dialog is gone with its row, so the focus moves among the rows.
  await expect(page.locator(':focus').getByRole('table')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  const deleted = await stack.db.row('select eliminacion from clientes where _id = $1', [id])
  expect(deleted.eliminacion).toBeInstanceOf(Date)
  const { usuario } = await get(stack.url, '/auth/sesion', token)
  const [trace] = await stack.db.rows(
    'select id_usuario from auditoria where id_entidad = $1 order by momento desc limit 1',
    [id],
  )
  expect(trace?.id_usuario).toBe(usuario._id)
  const undo = page.getByRole('button', { name: 'Deshacer' })
  // With the focus in it, an alert waits.
  await undo.focus()
  await look(page, 'deshacer-aviso')
  const steps = await countSteps(page)
  await undo.click()
  await expect(shell.alert('Cliente restaurado')).toBeVisible()
  await expect(rows.row('Raúl')).toBeVisible()
  expect(steps()).toEqual({ clicks: 1, keys: 0 })

  await list.askToDelete('Raúl')
  await si.click()
  await expect(list.deleteDialog).toBeHidden()
  await expect(rows.row('Raúl')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(rows.row('Raúl')).toBeVisible()
  const row = await stack.db.row('select eliminacion from clientes where _id = $1', [id])
  expect(row).toEqual({ eliminacion: null })
})

test('[E-05] «Eliminados» lists a deleted client with who and when, opens it read-only and restores it', async ({
  page,
  stack,
}) => {
  const { id, apellido } = await cliente(stack.url)
  await post(stack.url, '/clientes/eliminar', { id }, await tokenFor(stack.url, admin))
  const rows = new TablePart(page, 'Clientes')
  await page.goto('/clientes')
  await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtrar clientes' })
  await filters.getByRole('textbox', { name: 'Apellido paterno' }).fill(apellido)
  await filters.getByRole('checkbox', { name: 'Eliminados' }).check()
  await filters.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(rows.row(apellido)).toContainText(', por ')
  await look(page, 'clientes-eliminados')
  await rows.row(apellido).getByRole('button', { name: /^Ver/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cliente eliminado' })
  await expect(dialog.getByText(apellido)).toBeVisible()
  await look(page, 'cliente-eliminado')
  await dialog.getByRole('button', { name: 'Restaurar' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows.row(apellido)).toHaveCount(0)
  await page.goto(`/clientes?apellido_paterno=${apellido}`)
  await expect(rows.row(apellido)).toBeVisible()
})
