import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../../test/api.ts'
import { passkey } from '../../../test/passkey.ts'
import { relyingParty } from './factores/rp.ts'
import { useSegundoPaso } from './segundo-paso.testing.ts'

const ORIGIN = 'https://oficina.ejemplo.mx'
const { api, somebody, login, ticketFor, step, isOpen } = useSegundoPaso({ publicUrl: ORIGIN })

const prepare = (token: string) =>
  api.call('POST /configuracion/preparar_llave', { password_actual: PASSWORD }, { token })
const add = (token: string, ficha: unknown, respuesta: object, nombre = 'Mi teléfono') =>
  api.call('POST /configuracion/agregar_llave', { ficha, nombre, respuesta }, { token })
const options = async (ticket: string) =>
  (await api.call('POST /auth/opciones_llave', { ticket }, { token: '' })).body.opciones

/** Somebody with one passkey. */
async function withLlave(key = passkey(ORIGIN)) {
  const eva = await somebody()
  const { body: made } = await prepare(eva.token)
  const { status, body } = await add(eva.token, made.ficha, key.register(made.opciones as never))
  assert.equal(status, 200, JSON.stringify(body))
  return { ...eva, key, added: body, made }
}

describe('[E-17] passkeys', () => {
  it('belong to the public address, if that is a name with TLS, or this machine', () => {
    assert.deepEqual(relyingParty('https://oficina.mx:8443/'), {
      id: 'oficina.mx',
      origin: 'https://oficina.mx:8443',
    })
    assert.equal(relyingParty('http://localhost:8080')?.id, 'localhost')
    for (const none of [
      'http://oficina.mx',
      'https://192.0.2.1',
      'http://127.0.0.1:8080',
      'https://[::1]',
      'x',
    ])
      assert.equal(relyingParty(none), null, none)
  })

  it('one is added with its name, alone brings recovery codes, and is asked for at sign-in', async () => {
    const eva = await withLlave()
    assert.equal(eva.added.codigos.length, 10)
    assert.deepEqual(
      eva.added.segundo_paso.llaves.map(({ nombre }: { nombre: string }) => nombre),
      ['Mi teléfono'],
    )
    const { body } = await login(eva.email)
    assert.deepEqual(body.segundo_paso.formas, ['llave', 'recuperacion'])
    const { ticket } = body.segundo_paso
    const done = await step({ ticket, llave: eva.key.sign(await options(ticket as string)) })
    assert.equal(done.status, 200)
    assert.ok(await isOpen(done.body.token as string))
  })

  it('several can be added; none twice, and a second one brings no other codes', async () => {
    const eva = await withLlave()
    const again = await add(eva.token, eva.made.ficha, eva.key.register(eva.made.opciones as never))
    assert.deepEqual([again.status, again.body.msg], [409, 'Esa llave de acceso ya está agregada'])
    const { body: made } = await prepare(eva.token)
    assert.equal(made.opciones.excludeCredentials.length, 1)
    const second = await add(eva.token, made.ficha, passkey(ORIGIN).register(made.opciones as never), 'Otra')
    assert.deepEqual(second.body.codigos, [])
    assert.equal(second.body.segundo_paso.llaves.length, 2)
  })

  it('a challenge works once, for the sign-in that asked', async () => {
    const eva = await withLlave()
    const ticket = await ticketFor(eva.email)
    const answer = eva.key.sign(await options(ticket))
    const other = await ticketFor(eva.email)
    await options(other)
    assert.equal((await step({ ticket: other, llave: answer })).status, 400)
    assert.equal((await step({ ticket: other, llave: answer })).status, 400, 'nor its own, after a wrong one')
    assert.equal((await step({ ticket, llave: answer })).status, 200)
    const { body } = await api.call('POST /auth/opciones_llave', { ticket }, { token: '' })
    assert.match(body.msg, /venció/)
  })

  it('another’s, one of another site, and whatever else is sent are refused with a sentence', async () => {
    const [eva, other] = [await withLlave(), await withLlave()]
    const bad = [
      (o: { challenge: string }) => other.key.sign(o),
      (o: { challenge: string }) => ({ ...passkey('https://otra.mx').sign(o), id: eva.key.sign(o).id }),
      () => ({}),
      () => ({ id: '\u0000', response: [] }),
      (o: { challenge: string }) => ({ ...eva.key.sign(o), response: null }),
    ]
    for (const make of bad) {
      const ticket = await ticketFor(eva.email)
      const { status, body } = await step({ ticket, llave: make((await options(ticket)) as never) })
      assert.deepEqual([status, body.msg], [400, 'La llave de acceso no sirvió; se puede intentar de nuevo'])
    }
    const { body: made } = await prepare(eva.token)
    for (const respuesta of [{}, { id: 1 }, passkey('https://otra.mx').register(made.opciones as never)])
      assert.equal((await add(eva.token, made.ficha, respuesta)).status, 400)
  })

  it('one is removed by its owner with the password; the last one takes the codes along', async () => {
    const [eva, other] = [await withLlave(), await withLlave()]
    const [{ _id: id }] = eva.added.segundo_paso.llaves
    const remove = (token: string, password_actual = PASSWORD) =>
      api.call('POST /configuracion/quitar_llave', { id, password_actual }, { token })
    assert.equal((await remove(other.token)).status, 404)
    assert.equal((await remove(eva.token, 'otra cosa')).status, 400)
    const { body } = await remove(eva.token)
    assert.deepEqual([body.segundo_paso.llaves, body.segundo_paso.codigos], [[], 0])
    assert.deepEqual(Object.keys((await login(eva.email)).body), ['token'])
  })
})

describe('[E-17] where the address admits no passkeys', () => {
  const { api: plain } = useSegundoPaso()
  it('none is begun', async () => {
    const { status, body } = await plain.call('POST /configuracion/preparar_llave', {
      password_actual: PASSWORD,
    })
    assert.equal(status, 409)
    assert.match(body.msg, /hace falta un nombre de sitio con https/)
    const state = await plain.call('POST /configuracion/segundo_paso', {})
    assert.equal(state.body.segundo_paso.llaves_posibles, false)
  })
})
