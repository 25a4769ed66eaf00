import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ejemplosDeBusqueda, personasDeEjemplo } from '@backoffice/shared/contract'
import { type TestApi, useApi } from '../../../test/api.ts'

async function prepare(api: TestApi) {
  for (const persona of personasDeEjemplo) {
    const { nombre, apellido_paterno, apellido_materno, email } = persona
    const { _id: cliente } = (await api.call('POST /clientes/crear', persona)).body
    await api.call('POST /asesorias/crear', { cliente, motivo: nombre, fecha: '2026-01-01' })
    await api.addUser({ nombre, apellido_paterno, apellido_materno, email })
  }
}

const api = useApi({}, prepare)

for (const [path, ejemplos] of Object.entries(ejemplosDeBusqueda)) {
  describe(`POST ${path}`, () => {
    for (const [filtro, encuentra] of ejemplos) {
      it(`[E-01] [D52] ${JSON.stringify(filtro)}`, async () => {
        const { body } = await api.call(`POST ${path as keyof typeof ejemplosDeBusqueda}`, filtro)
        const [rows] = Object.values(body) as { nombre?: string; motivo?: string }[][]
        const found = (rows ?? []).map(({ nombre, motivo }) => nombre ?? motivo)
        assert.deepEqual(found.sort(), [...encuentra].sort())
      })
    }
  })
}

it('answers the api of the version before, which still runs while the next one starts', async () => {
  const filtro = [{ op: 'contiene', columna: 'celular_n', indice: 'celular_n', valor: '(477)' }]
  const [found] = await api.sql<{ total: number }>(
    `select total from buscar('clientes', $1, 'nombre', false, 20, 0, null, null, false, 10000)`,
    [JSON.stringify(filtro)],
  )
  assert.equal(found?.total, 1)
})
