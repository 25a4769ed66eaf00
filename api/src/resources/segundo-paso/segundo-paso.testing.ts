import assert from 'node:assert/strict'
import { type TOTP, URI } from 'otpauth'
import { uuidv7 } from 'uuidv7'
import { PASSWORD, useApi } from '../../../test/api.ts'

/** An api for the tests of one file, with people who set up a second step. */
export function useSegundoPaso(...options: Parameters<typeof useApi>) {
  const api = useApi(...options)

  /** The code of the app `steps` of 30 s from now. */
  const codeOf = (uri: string, steps = 0) =>
    (URI.parse(uri) as TOTP).generate({ timestamp: Date.now() + steps * 30_000 })

  /** Somebody without a second step. */
  async function somebody() {
    const email = `${uuidv7()}@pruebas.mx`
    const id = await api.addUser({ email, nombre: 'Eva' })
    return { id, email, token: await api.signIn(email) }
  }

  /** Somebody with an authenticator app: its address, and the recovery codes. */
  async function withApp() {
    const eva = await somebody()
    const { token } = eva
    const { body: made } = await api.call(
      'POST /configuracion/preparar_autenticador',
      { password_actual: PASSWORD },
      { token },
    )
    const uri = made.uri as string
    const { status, body } = await api.call(
      'POST /configuracion/activar_autenticador',
      { ficha: made.ficha, codigo: codeOf(uri) },
      { token },
    )
    assert.equal(status, 200, JSON.stringify(body))
    // The test may use the code of the current step again.
    await api.sql('update autenticadores set contador = 0 where id_usuario = $1', [eva.id])
    return { ...eva, uri, codigos: body.codigos as string[], made }
  }

  const login = (email: string, password = PASSWORD, headers = {}) =>
    api.call('POST /auth/login', { email, password }, { token: '', headers })
  const ticketFor = async (email: string) => (await login(email)).body.segundo_paso.ticket as string
  const step = (body: object, from?: string) =>
    api.call('POST /auth/segundo_paso', body, { token: '', ...(from && { from }) })
  const isOpen = async (token: string) =>
    (await api.call('GET /auth/sesion', undefined, { token })).status === 200

  return { api, codeOf, somebody, withApp, login, ticketFor, step, isOpen }
}
