import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { readConfig } from '../../config.ts'
import { FatalError } from '../../fatal.ts'

const api = useApi({ recuperacionModo: 'contrato' })
const ask = (email: string, from = '127.0.0.1') =>
  api.call('POST /auth/confirmar_correo', { email }, { token: '', from })
const reset = (email: string, from = '127.0.0.1') =>
  api.call('POST /auth/recuperar_password', { email, password: 'bicicleta azul y roja' }, { token: '', from })
const signs = async (email: string, password: string) =>
  (await api.call('POST /auth/login', { email, password }, { token: '' })).status

describe('[D28] RECUPERACION_MODO=contrato', () => {
  it('[L-04] [L-07] returns the digits, and accepts the e-mail as proof once, within 10 minutes', async () => {
    await api.addUser({ email: 'mara@pruebas.mx' })
    assert.equal((await reset('mara@pruebas.mx')).status, 400, 'nobody has asked yet')
    for (const email of ['mara@pruebas.mx', 'nadie@pruebas.mx']) {
      assert.match((await ask(email)).body.codigo, /^\d{4}$/)
    }
    await api.sql(`update recuperaciones set creacion = creacion - interval '10 minutes'`)
    assert.equal((await reset('mara@pruebas.mx')).status, 400)
    await ask('mara@pruebas.mx')
    assert.deepEqual((await reset('Mara@Pruebas.mx')).body, { msg: 'Contraseña cambiada' })
    assert.equal((await reset('mara@pruebas.mx')).status, 400, 'once')
    assert.equal((await reset('nadie@pruebas.mx')).status, 400)
    assert.equal(await signs('mara@pruebas.mx', 'bicicleta azul y roja'), 200)
  })

  it('serves only this machine, whatever proxy is in front', async () => {
    await api.addUser({ email: 'nora@pruebas.mx' })
    assert.equal((await ask('nora@pruebas.mx', '10.0.0.1')).status, 403)
    await ask('nora@pruebas.mx')
    assert.equal((await reset('nora@pruebas.mx', '10.0.0.1')).status, 400)
    assert.equal(await signs('nora@pruebas.mx', PASSWORD), 200)
  })

  it('does not start in production or off loopback', () => {
    const mode = (env: Record<string, string>) =>
      readConfig({ RECUPERACION_MODO: 'contrato', ...env }).recuperacionModo
    assert.equal(mode({}), 'contrato')
    assert.equal(mode({ HOST: '::1', PUBLIC_URL: 'http://localhost:8080' }), 'contrato')
    for (const env of [
      { NODE_ENV: 'production' },
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.5' },
      { HOST: '127.0.0.1.ejemplo.mx' },
      { PUBLIC_URL: 'https://oficina.mx' },
    ]) {
      assert.throws(() => mode(env as never), FatalError, JSON.stringify(env))
    }
    assert.throws(() => readConfig({ RECUPERACION_MODO: 'abierto' }), /correo o contrato/)
  })
})
