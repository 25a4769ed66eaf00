import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { NO_TENANT } from './repository.ts'

const api = useApi()

interface Row extends Record<string, unknown> {
  accion: string
  id_usuario: string
  direccion: string
  llamada: string
  antes: { nombre: string }
  despues: { rfc: string }
  todo: string
}

const entries = (where: string, values: unknown[] = [], tenant = api.idLocatario) =>
  api.sql<Row>(
    `select accion, entidad, id_entidad, id_usuario, direccion, llamada, antes, despues, auditoria::text as todo
     from auditoria where id_locatario = '${tenant}' and ${where} order by momento`,
    values,
    tenant,
  )

describe('audit', () => {
  it('records who created and deleted a client, from where, and its contents', async () => {
    const { body } = await api.call(
      'POST /clientes/crear',
      { nombre: 'Ana', rfc: 'X' },
      { from: '203.0.113.5' },
    )
    await api.call('POST /clientes/eliminar', { id: body._id })
    const [created, deleted] = await entries('id_entidad = $1', [body._id])
    assert.equal(created!.accion, 'crear')
    assert.equal(created!.id_usuario, api.admin)
    assert.equal(created!.direccion, '203.0.113.5')
    assert.equal(created!.llamada, 'POST /clientes/crear')
    assert.equal(created!.despues.rfc, 'X')
    assert.equal(deleted!.accion, 'eliminar')
    assert.equal(deleted!.antes.nombre, 'Ana')
  })

  it('records every sign-in, failed ones too, without secrets', async () => {
    await api.call('POST /auth/login', { email: 'ada@pruebas.mx', password: 'secreto-equivocado' })
    const token = await api.signIn('ada@pruebas.mx')
    await api.call('POST /auth/cerrar_sesion', {}, { token })
    await api.call('POST /auth/login', { email: 'nadie@pruebas.mx', password: 'secreto-equivocado' })
    const rows = await entries(`entidad = 'sesion'`)
    assert.deepEqual(rows.map(({ accion }) => accion).slice(-3), [
      'iniciar_sesion_fallido',
      'iniciar_sesion',
      'cerrar_sesion',
    ])
    const unknown = await entries('true', [], NO_TENANT)
    assert.equal(unknown.length, 1)
    for (const { todo } of [...rows, ...unknown]) {
      assert.doesNotMatch(todo, new RegExp(`${PASSWORD}|secreto-equivocado|nadie@|${token}`))
    }
  })

  it('a failed write leaves no trace, because the audit is part of its transaction', async () => {
    const before = await entries(`accion = 'crear'`)
    await api.call('POST /clientes/crear', { nombre: 'Ana', giro: '01900000-0000-7000-8000-000000000999' })
    assert.equal((await entries(`accion = 'crear'`)).length, before.length)
  })
})
