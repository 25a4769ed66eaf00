import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { PASSWORD } from '../../../test/api.ts'
import { useUsuarios } from './usuarios.testing.ts'

const { api, whole, crear } = useUsuarios()

describe('POST /usuarios/crear', () => {
  it('[U-05] [N-05] returns the user as in the list, who can then sign in', async () => {
    const user = whole()
    const { status, body } = await api.call('POST /usuarios/crear', user)
    assert.equal(status, 200)
    assert.equal(body.msg, 'Usuario creado')
    const { usuarios } = (await api.call('POST /usuarios/listar', { id: body.usuario._id })).body
    assert.deepEqual(usuarios, [body.usuario])
    const { _id, creacion, ...rest } = body.usuario
    const { id_locatario: _l, password: _p, passwordConf: _c, ...sent } = user
    assert.deepEqual(rest, { ...sent, version: 1, url_perfil_g: null })
    assert.ok(Math.abs(Date.parse(creacion) - Date.now()) < 60_000)
    const token = await api.signIn(user.email)
    assert.equal((await api.call('GET /auth/sesion', undefined, { token })).body.usuario._id, _id)
  })

  it('[U-03] the second surname and passwordConf may be absent', async () => {
    for (const campos of [{ apellido_materno: '', passwordConf: '' }, { apellido_materno: undefined }]) {
      const { body } = await crear(campos)
      assert.equal(body.usuario.apellido_materno, null)
    }
  })

  it('[U-04] [U-10] [D3] [D24] reports missing and invalid values by field, an empty tipo too', async () => {
    const { status, body } = await api.call('POST /usuarios/crear', {})
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(body.campos).sort(), [
      'apellido_paterno',
      'email',
      'nombre',
      'password',
      'tipo',
    ])
    for (const [campo, values] of Object.entries({
      nombre: ['', ' ', 5, 'x'.repeat(501), 'a\u0000'],
      apellido_paterno: ['', null, 'a\u0000b'],
      tipo: ['', null, 2, '0', 7],
      email: ['', 'ada', '@', 'a b@c', `${'x'.repeat(250)}@y.mx`, 'a\u0000@b.mx', 'a\ud800@b.mx', 5],
      password: ['', null, 5, 'corta', 'x'.repeat(129), 'x'.repeat(501), 'abcdefgh\ud800', 'password1'],
    })) {
      for (const value of values) {
        const { status, body } = await crear({ [campo]: value, passwordConf: undefined })
        assert.equal(status, 400, `${campo}: ${JSON.stringify(value)?.slice(0, 40)}`)
        assert.ok(body.campos[campo], `${campo}: ${JSON.stringify(body)}`)
        assert.doesNotMatch(body.campos[campo], /invalid|inválid|expected|must/i)
      }
    }
  })

  it('[U-04] refuses a different confirmation in the words of the specification', async () => {
    const { status, body } = await crear({ passwordConf: `${PASSWORD}x` })
    assert.equal(status, 400)
    assert.equal(body.msg, 'Las contraseñas no coinciden')
    assert.equal(body.campos.passwordConf, 'Las contraseñas no coinciden')
  })

  it('[D21] an empresa other than the session’s: 403', async () => {
    assert.equal((await crear({ id_locatario: uuidv7() })).status, 403)
  })

  it('[D42] the same Idempotency-Key creates one user; no fast hash of the password is stored', async () => {
    const user = whole()
    const twice = () =>
      api.call('POST /usuarios/crear', user, { headers: { 'idempotency-key': 'usuario-1' } })
    const answers = await Promise.all([twice(), twice()])
    assert.deepEqual(answers[0]!.body, answers[1]!.body)
    assert.equal(answers[0]!.status, 200)
    const other = await api.call(
      'POST /usuarios/crear',
      { ...user, password: 'otra-clave-de-prueba', passwordConf: undefined },
      { headers: { 'idempotency-key': 'usuario-1' } },
    )
    assert.equal(other.status, 409)
    const [row] = await api.sql<{ huella: Buffer }>(
      `select huella from idempotencia where clave = 'usuario-1'`,
    )
    assert.ok(!row!.huella.equals(createHash('sha256').update(JSON.stringify(user)).digest()))
  })
})
