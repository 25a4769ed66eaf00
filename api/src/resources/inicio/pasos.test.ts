import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PasoDeHoy } from '@backoffice/shared/contract'
import { useApi } from '../../../test/api.ts'
import { sendForm } from '../../../test/form.ts'

const api = useApi()

const rutas = async (token = api.token): Promise<string[]> => {
  const { body } = await api.call('POST /inicio/hoy', {}, { token })
  return body.pasos.flatMap(({ enlaces }: PasoDeHoy) => enlaces.map(({ ruta }) => ruta))
}
const [NOMBRE, USUARIO, CLIENTE, IMPORTAR] = [
  '/configuracion/perfil?vista=oficina',
  '/usuarios/nuevo',
  '/clientes/nuevo',
  '/clientes?vista=importar',
]

describe('[E-18] the first steps of a new office', () => {
  it('its name, a colleague and the first client, each gone when it is done', async () => {
    assert.deepEqual(await rutas(), [NOMBRE, USUARIO, CLIENTE, IMPORTAR])
    await sendForm(api, 'POST /configuracion/editar_oficina', [['nombre', 'Despacho Ñandú']])
    assert.deepEqual(await rutas(), [USUARIO, CLIENTE, IMPORTAR])
    const { _id: id } = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body
    assert.deepEqual(await rutas(), [USUARIO])
    await api.call('POST /clientes/eliminar', { id })
    assert.deepEqual(await rutas(), [USUARIO, CLIENTE, IMPORTAR])
  })

  it('each only for who may do it', async () => {
    const token = await api.tokenWith({ clientes: { agregar: true } })
    assert.deepEqual(await rutas(token), [CLIENTE, IMPORTAR])
    assert.deepEqual(await rutas(await api.tokenWith({ clientes: { ver: true } })), [])
    assert.deepEqual(await rutas(), [CLIENTE, IMPORTAR], 'there are colleagues now')
  })

  it('none once the office is a month old, or has ten clients', async () => {
    const born = (text: string) => api.sql(`update empresas set creacion = now() - interval '${text}'`)
    await born('31 days')
    assert.deepEqual(await rutas(), [])
    await born('29 days')
    assert.deepEqual(await rutas(), [CLIENTE, IMPORTAR])
    await api.sql('delete from oficinas')
    assert.deepEqual(await rutas(), [NOMBRE, CLIENTE, IMPORTAR])
    for (let n = 1; n <= 10; n++) await api.call('POST /clientes/crear', { nombre: `Cliente ${n}` })
    assert.deepEqual(await rutas(), [])
  })
})
