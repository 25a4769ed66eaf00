import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pdf, useArchivos } from '../archivos.testing.ts'

const { api, newCliente, create } = useArchivos()

const add = (id_cliente: string, nombre: string, vence: string, clase = '') =>
  create([...Object.entries({ id_cliente, nombre, descripcion: '', vence, clase }), pdf])
const list = async (body: object = {}) => (await api.call('POST /archivos/listar', body)).body
const names = async (body: object) =>
  ((await list(body)).archivos as { nombre: string }[]).map(({ nombre }) => nombre)

describe('[E-19] the files that are good until some day', () => {
  it('of all current clients, the nearest first, with whose they are; filtered and ordered', async () => {
    const ana = await newCliente()
    const gone = await newCliente()
    await add(ana, 'INE', '2020-03-01', 'identificacion')
    await add(ana, 'Contrato', '2990-01-01', 'contrato')
    await add(ana, 'Sin fecha', '')
    await add(gone, 'De quien se fue', '2021-01-01')
    await api.call('POST /clientes/eliminar', { id: gone })
    const { archivos, total, total_exacto } = await list()
    assert.deepEqual([total, total_exacto], [2, true])
    assert.deepEqual(
      archivos.map((one: { nombre: string; vence: string; clase: string; cliente: { _id: string } }) => [
        ...[one.nombre, one.vence, one.clase],
        one.cliente._id,
      ]),
      [
        ['INE', '2020-03-01', 'identificacion', ana],
        ['Contrato', '2990-01-01', 'contrato', ana],
      ],
    )
    assert.deepEqual(await names({ vence_hasta: '2020-03-01' }), ['INE'])
    assert.deepEqual(await names({ vence_desde: '2020-03-02' }), ['Contrato'])
    assert.deepEqual(await names({ clase: 'contrato' }), ['Contrato'])
    assert.deepEqual(await names({ orden: 'nombre', direccion: 'asc' }), ['Contrato', 'INE'])
    assert.deepEqual(await names({ filas: 1, pagina: 1 }), ['Contrato'])
    assert.equal((await api.call('POST /archivos/listar', { clase: 'acta' })).status, 400)
  })

  it('is exported as the list asks, and only by who may open a profile', async () => {
    const { body } = await api.call('POST /archivos/exportar', { clase: 'contrato' })
    const file = await api.app.inject({ url: body.url as string })
    assert.match(file.body, /Cliente,Archivo,Clase,Vence/)
    assert.match(file.body, /Contrato,Contrato,01\/01\/2990|Contrato,Contrato,2990-01-01/)
    assert.doesNotMatch(file.body, /INE/)
    const token = await api.tokenWith({ clientes: { ver: true } })
    assert.equal((await api.call('POST /archivos/listar', {}, { token })).status, 403)
  })
})
