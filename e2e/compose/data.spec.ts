import { patient } from '../../tooling/patience/patience.ts'
import { get, post, tokenFor } from '../fixtures/admin-api.ts'
import { admin } from '../fixtures/stack.ts'
import { PerfilPage } from '../pages/perfil.ts'
import { expect, test } from './shipped.ts'

test('clients, files and sessions survive docker compose down and up', async ({ page, shipped }) => {
  test.setTimeout(patient(150_000))
  const { compose, url } = shipped
  const token = await tokenFor(url, admin)
  const { _id: id = '' } = await post(url, '/clientes/crear', { nombre: 'Perdurable' }, token)
  const perfil = new PerfilPage(page)
  const texto = 'nombre,monto\nlo que se guarda,1\n'
  await perfil.open(id)
  await perfil.upload({ name: 'cuentas.csv', mimeType: 'text/csv', buffer: Buffer.from(texto) })
  await expect(perfil.rows('Expediente de archivos')).toHaveCount(1)

  const before = await compose.ids()
  await compose.run('down')
  expect(await compose.ids()).toEqual([])
  await compose.up()
  expect((await compose.ids()).filter((container) => before.includes(container))).toEqual([])

  expect((await get(url, '/auth/sesion', token)).usuario.email).toBe(admin.email)
  const { clientes } = await post(url, '/clientes/listar', { nombre: 'Perdurable' }, token)
  expect(clientes.map(({ _id }) => _id)).toEqual([id])
  const { cliente } = await post(url, '/clientes/perfil', { id }, token)
  const ids = { id_cliente: id, id_archivo: cliente.archivos[0]?._id ?? '' }
  const { archivo } = await post(url, '/clientes/detalles_archivo', ids, token)
  expect(await (await fetch(new URL(archivo.url ?? '', url))).text()).toBe(texto)
})
