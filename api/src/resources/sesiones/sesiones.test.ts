import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { hashToken } from '../../platform/auth/token.ts'

const api = useApi()

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function somebody() {
  const email = `${uuidv7()}@pruebas.mx`
  await api.addUser({ email })
  const signIn = async (agent: string, from = '203.0.113.9') => {
    const headers = { 'user-agent': agent }
    const { body } = await api.call(
      'POST /auth/login',
      { email, password: PASSWORD },
      { token: '', headers, from },
    )
    return body.token as string
  }
  return { signIn }
}

const list = async (token: string) =>
  (await api.call('POST /configuracion/sesiones', {}, { token })).body.sesiones
const status = async (token: string) => (await api.call('GET /auth/sesion', undefined, { token })).status

describe('[E-17] one’s open sessions', () => {
  it('are told with device, address, beginning and last use; the one that asks comes first', async () => {
    const { signIn } = await somebody()
    const chrome = await signIn(CHROME)
    await signIn(SAFARI, '2001:db8::7')
    await signIn('')
    const sesiones = await list(chrome)
    assert.deepEqual(
      sesiones.map(({ equipo, actual }: { equipo: string; actual: boolean }) => [equipo, actual]),
      [
        ['Chrome en Windows', true],
        ['Equipo desconocido', false],
        ['Safari en iOS', false],
      ],
    )
    assert.equal(sesiones[0].direccion, '203.0.113.9')
    assert.match(sesiones[0].desde, /^\d{4}-/)
    assert.match(sesiones[0].ultimo_uso, /^\d{4}-/)
    const [row] = await api.sql('select _id, huella from sesiones where huella = $1', [hashToken(chrome)])
    assert.ok(!JSON.stringify(sesiones).includes(hashToken(chrome).toString('hex')))
    assert.equal(sesiones[0]._id, row!._id)
  })

  it('one ends with its next request, and only its owner may end it', async () => {
    const eva = await somebody()
    const [here, there] = [await eva.signIn(CHROME), await eva.signIn(SAFARI)]
    const theirs = (await list(here)).find(({ actual }: { actual: boolean }) => !actual)._id as string
    const close = (id: string, token: string) =>
      api.call('POST /configuracion/cerrar_una_sesion', { id }, { token })
    assert.equal((await close(theirs, api.token)).status, 404)
    assert.equal(await status(there), 200)
    const closed = await close(theirs, here)
    assert.deepEqual(
      [closed.status, closed.body.msg, closed.body.sesiones.length],
      [200, 'Sesión cerrada', 1],
    )
    assert.equal(await status(there), 401)
    assert.equal(await status(here), 200)
    const again = await close(theirs, here)
    assert.deepEqual([again.status, again.body.msg], [404, 'Esa sesión ya no está abierta'])
    // «Cerrar sesión» is the way to end the one in use.
    const own = (await list(here))[0]._id as string
    assert.equal((await close(own, here)).status, 404)
  })

  it('all the others end at once; nobody else’s do', async () => {
    const eva = await somebody()
    const [here, there] = [await eva.signIn(CHROME), await eva.signIn(SAFARI)]
    const close = () => api.call('POST /configuracion/cerrar_otras_sesiones', {}, { token: here })
    assert.equal((await close()).body.msg, 'Las demás sesiones se cerraron')
    assert.deepEqual([await status(there), await status(here), await status(api.token)], [401, 200, 200])
    assert.equal((await close()).body.msg, 'No había otras sesiones abiertas')
  })

  it('those that have ended by themselves are not told', async () => {
    const { signIn } = await somebody()
    const [here, old] = [await signIn(CHROME), await signIn(SAFARI)]
    await api.sql(`update sesiones set ultimo_uso = now() - interval '13 hours' where huella = $1`, [
      hashToken(old),
    ])
    assert.equal((await list(here)).length, 1)
  })

  it('keep what a browser says of itself short, whatever it says', async () => {
    const { signIn } = await somebody()
    const token = await signIn(`\u00ff<b>${'x'.repeat(2_000)}`)
    const [row] = await api.sql<{ agente: string }>('select agente from sesiones where huella = $1', [
      hashToken(token),
    ])
    assert.match(row!.agente, /^<b>x{397}$/)
    assert.equal((await list(token))[0].equipo, 'Equipo desconocido')
  })
})
