import assert from 'node:assert/strict'
import { it } from 'node:test'
import { useHistoria } from './historia.testing.ts'

const { api, historia, eventful } = useHistoria()

it('[E-23] the history of a client has payments and their cancellations for a page that names them', async () => {
  const id_cliente = await eventful()
  const [compra] = await api.sql<{ _id: string }>('select _id from contrataciones where id_cliente = $1', [
    id_cliente,
  ])
  await api.sql('update contrataciones set cancelacion = null where _id = $1', [compra!._id])
  const cual = { id_cliente, id_contratacion: compra!._id }
  const pago = { fecha: '2026-01-02', metodo: 2, monto: 50 }
  const { body } = await api.call('POST /clientes/crear_pago', { ...cual, ...pago })
  await api.call('POST /clientes/cancelar_pago', { ...cual, id_pago: body.pago._id })
  const { entradas } = await historia(id_cliente, { tipos: ['pago'] })
  assert.deepEqual(
    entradas.map(({ autor, pago: what }) => [autor, what]),
    [
      ['Ada', { hecho: 'cancelado', membresia: 'Oro', ...pago }],
      ['Ada', { hecho: 'registrado', membresia: 'Oro', ...pago }],
    ],
  )
  assert.ok((await historia(id_cliente)).entradas.every(({ tipo }) => tipo !== 'pago'))
})
