import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calls } from '@backoffice/shared/contract'
import { useApi } from '../../../test/api.ts'

const api = useApi()

describe('GET /salud', () => {
  it('says that all is well, without a session', async () => {
    const { status, body } = await api.call('GET /salud', undefined, { token: '' })
    assert.equal(status, 200)
    assert.equal(body.estado, 'bien')
  })
})

describe('GET /openapi.json', () => {
  it('documents every call in OpenAPI 3.1, from the schemas that check it', async () => {
    const { body } = await api.raw({ method: 'GET', url: '/admin/openapi.json' })
    assert.equal(body.openapi, '3.1.0')
    const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/admin', '')}`),
    )
    assert.deepEqual(documented.sort(), Object.keys(calls).sort(), 'and every call of the contract is served')
    const crear = body.paths['/admin/clientes/crear'].post
    assert.deepEqual(crear.requestBody.content['application/json'].schema.required, ['nombre'])
    assert.match(crear.description, /clientes\.agregar/)
  })

  it('[D24] [D42] describes refusals, failures and Idempotency-Key in words', async () => {
    const { body } = await api.raw({ method: 'GET', url: '/admin/openapi.json' })
    const told = (path: string) => body.paths[`/admin${path}`].post
    assert.deepEqual(Object.keys(told('/clientes/listar').responses), ['200', '4XX', '5XX'])
    assert.doesNotMatch(JSON.stringify(body), /Default Response|x-response-description/)
    const withKey = Object.keys(calls).filter((name) =>
      body.paths[`/admin${name.split(' ')[1]}`].post?.parameters?.some(
        (p: { in: string; name: string }) => p.in === 'header' && p.name === 'Idempotency-Key',
      ),
    )
    const once = Object.entries(calls).filter(([, call]) => 'once' in call && call.once)
    assert.deepEqual(withKey.sort(), once.map(([name]) => name).sort())
    const known = [
      'POST /asesorias/crear',
      'POST /asesorias/crear_lote',
      'POST /clientes/comenzar_importacion',
      'POST /clientes/crear',
      'POST /clientes/crear_archivo',
      'POST /clientes/crear_contratacion',
      'POST /clientes/crear_lote',
      'POST /clientes/crear_nota',
      'POST /clientes/enviar_recibo',
      'POST /configuracion/crear_membresia',
      'POST /contrataciones/crear_lote',
      'POST /mensajes/enviar',
      'POST /telemetria',
      'POST /usuarios/crear',
      'POST /usuarios/crear_lote',
    ]
    assert.deepEqual(
      known.filter((name) => !withKey.includes(name)),
      [],
    )
  })
})

describe('a database that is gone', () => {
  it('[D24] [D35] gives a 503 with a msg, also from /salud', async () => {
    await api.app.db.pool.end()
    const response = await api.app.inject({ method: 'GET', url: '/admin/salud' })
    assert.equal(response.statusCode, 503)
    assert.equal(response.json().estado, 'sin_base_de_datos')
    const call = await api.app.inject({
      method: 'GET',
      url: '/admin/auth/sesion',
      headers: { 'x-auth-token': api.token },
    })
    assert.equal(call.statusCode, 503)
    assert.equal(call.json().msg, 'La base de datos no está disponible por el momento')
  })
})
