import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useExports } from './export.testing.ts'

const other = uuidv7()

const { api, ask, fetchUrl, csv } = useExports(async (api) => {
  await api.call('POST /clientes/crear', { nombre: 'José' })
  await api.addEmpresa(other)
  await api.addUser({ email: 'otra@pruebas.mx', tipo: 0 }, other)
})

describe('who may fetch an export', () => {
  it('[D23] a person who may see the list but open no record gets the list’s columns', async () => {
    const token = await api.tokenWith({ clientes: { ver: true } })
    const { header } = await csv('clientes', { nombre: 'jose' }, token)
    assert.deepEqual(header, [
      'Nombre',
      'Apellido paterno',
      'Apellido materno',
      'Celular',
      'Correo',
      'Fecha de registro',
    ])
  })

  it('nobody who lost the permission, signed out or was deleted meanwhile', async () => {
    const permisos = { clientes: { ver: true } }
    for (const [end, status] of [
      [`update usuarios set permisos = '{}' where _id = $1`, 403],
      [`update usuarios set eliminacion = now() where _id = $1`, 401],
      [`delete from sesiones where id_usuario = $1`, 401],
    ] as const) {
      const token = await api.tokenWith(permisos)
      const url = await ask('clientes', {}, token)
      assert.equal((await fetchUrl(url)).statusCode, 200)
      const { body } = await api.call('GET /auth/sesion', undefined, { token })
      await api.sql(end, [body.usuario._id])
      const { statusCode, payload } = await fetchUrl(url)
      assert.equal(statusCode, status, end)
      assert.ok(JSON.parse(payload).msg)
    }
  })

  it('[D21] everyone sees only their own empresa; an address cannot be altered to reach another', async () => {
    const token = await api.signIn('otra@pruebas.mx')
    assert.equal((await csv('clientes', {}, token)).records.length, 0)
    const ids = (await api.sql<{ id: string }>('select _id as id from clientes')).map(({ id }) => id)
    assert.equal((await csv('clientes', { ids })).records.length, 1)
    assert.equal((await csv('clientes', { ids }, token)).records.length, 0)
    const url = await ask('clientes')
    const id = JSON.parse(Buffer.from(url.split('/').at(-1)!.split('.')[0]!, 'base64url').toString())[1].id
    const bent = await api.app.downloadUrl('exportacion', { id, locatario: other }, 60)
    assert.equal((await fetchUrl(bent)).statusCode, 404)
    assert.equal((await fetchUrl(url.slice(0, -2))).statusCode, 403)
    const late = await api.app.downloadUrl('exportacion', { id, locatario: api.idLocatario }, -1)
    assert.equal((await fetchUrl(late)).statusCode, 403)
  })

  it('stored queries expire', async () => {
    await ask('clientes')
    const left = async () => (await api.sql('select from exportaciones')).length
    assert.ok((await left()) > 0)
    await api.sql(`update exportaciones set creacion = creacion - interval '3 minutes'`)
    await api.sql('select limpiar_exportaciones()')
    assert.equal(await left(), 0)
  })
})
