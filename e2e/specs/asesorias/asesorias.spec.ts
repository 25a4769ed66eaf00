import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { PerfilPage } from '../../pages/perfil.ts'
import { Shell } from '../../pages/shell.ts'
import { TablePart } from '../../pages/table.ts'

async function cliente(url: string) {
  const token = await tokenFor(url, admin)
  const apellido = `A${randomUUID().slice(0, 8)}`
  const body = { nombre: 'Alma', apellido_paterno: apellido, razon_social: 'Alma y Asociados' }
  const { _id = '' } = await post(url, '/clientes/crear', body, token)
  return { id: _id, apellido, token }
}

async function asesoria(url: string, motivo: string) {
  const { id, apellido, token } = await cliente(url)
  const body = { cliente: id, motivo, fecha: '2026-01-15', descripcion: 'Primera visita' }
  const { _id = '' } = await post(url, '/asesorias/crear', body, token)
  return { id: _id, idCliente: id, apellido, token }
}

test('[A-05] [A-06] [A-07] [A-08] [A-09] [A-10] creates an advisory: finds and chooses the client, fills in the rest @flujo', async ({
  page,
  stack,
}) => {
  const { id, apellido } = await cliente(stack.url)
  const shell = new Shell(page)
  await page.goto('/asesorias')
  await page.getByRole('link', { name: 'Agregar asesoría' }).first().click()
  await expect(page).toHaveURL('/asesorias/nueva')
  await expect(page.getByText('Elige un cliente para crear una nueva asesoría.')).toBeVisible()
  await page.getByRole('button', { name: 'Buscar coincidencias' }).click()
  await expect(shell.alert('Es necesario el cliente o la empresa para la búsqueda')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(shell.alert('El cliente, mptivo y fecha son obligatorios')).toBeVisible()

  await page.getByRole('textbox', { name: 'Cliente' }).fill(`alma ${apellido}`)
  await page.getByRole('button', { name: 'Buscar coincidencias' }).click()
  const matches = new TablePart(page, 'Coincidencias')
  await matches.row(apellido).getByRole('button', { name: 'Elegir' }).click()
  await expect(page.getByRole('button', { name: 'Elegir otro cliente' })).toBeVisible()
  await expect(page.getByText('Alma y Asociados')).toBeVisible()
  await look(page, 'asesorias-nueva')

  await page.getByRole('textbox', { name: 'Motivo' }).fill('Plan de alimentación')
  await page.getByRole('textbox', { name: 'Fecha de creación' }).fill('15/01/2026')
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Primera visita')
  const call = page.waitForRequest((request) => request.url().endsWith('/admin/asesorias/crear'))
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/asesorias(\?|$)/)
  expect((await call).postDataJSON()).toEqual({
    cliente: id,
    motivo: 'Plan de alimentación',
    fecha: '2026-01-15',
    descripcion: 'Primera visita',
  })
  const row = await stack.db.row(
    'select motivo, tipo, creacion, finalizacion from asesorias where id_cliente = $1',
    [id],
  )
  expect(row).toEqual({ motivo: 'Plan de alimentación', tipo: 0, creacion: '2026-01-15', finalizacion: null })
})

test('[A-11] [D11] details show the advisory and, from the other remote, the client’s profile; without that remote, the advisory alone @flujo', async ({
  page,
  stack,
  problems,
}) => {
  problems.allow(/^failed /, /^console /, /^status 404/)
  const { id, apellido } = await asesoria(stack.url, 'Manejo del estrés')
  const shell = new Shell(page)
  await page.goto(`/asesorias/detalles/${id}`)
  await expect(shell.heading('Detalles de la asesoría')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Asesoría', exact: true }).getByText('Manejo del estrés'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: `Alma ${apellido}` })).toBeVisible()
  await expect(new PerfilPage(page).indicator('Asesorias totales')).toHaveText('1')
  await expect(shell.breadcrumb).toContainText('Detalles de la asesoría')
  await look(page, 'asesorias-detalles')

  stack.faults.add(/^\/remotes\/clientes\//, { kind: 'cut' })
  // Its files never change, so the browser would not ask for them again.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto(`/asesorias/detalles/${id}`)
  await expect(
    page.getByRole('region', { name: 'Asesoría', exact: true }).getByText('Manejo del estrés'),
  ).toBeVisible()
  await expect(page.getByText('No se pudo mostrar la sección')).toBeVisible()
  stack.faults.clear()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: `Alma ${apellido}` })).toBeVisible()
})

test('[A-12] [D10] [D13] editing finishes an advisory, and the list shows its new status', async ({
  page,
  stack,
}) => {
  const { id, apellido } = await asesoria(stack.url, 'Seguimiento')
  await page.goto(`/asesorias/editar/${id}`)
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Seguimiento')
  await look(page, 'asesorias-editar')
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Seguimiento final')
  await page.getByRole('button', { name: 'Finalizar asesoría' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/asesorias(\?|$)/)
  const row = await stack.db.row(
    'select motivo, finalizacion is not null as fin from asesorias where _id = $1',
    [id],
  )
  expect(row).toEqual({ motivo: 'Seguimiento final', fin: true })
  const list = new TablePart(page, 'Asesorías')
  await page.goto(`/asesorias?status=&cliente=${apellido}`)
  await list.ready()
  await expect(list.row(apellido)).toContainText('Finalizada')
})
