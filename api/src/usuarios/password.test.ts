import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../test/api'
import { newEmail, useUsuarios } from './usuarios.testing'

const { api, crear, create, details, edit, signedIn, login } = useUsuarios()

describe('POST /usuarios/crear', () => {
  it('[D26] 8 to 128 characters, whatever they are, not among the commonest', async () => {
    for (const [password, problem] of [
      ['1234567', 'Debe tener al menos 8 caracteres'],
      ['ñ'.repeat(129), 'Admite como máximo 128 caracteres'],
      ['Qwertyuiop', 'Es una de las contraseñas más comunes'],
    ]) {
      const { body } = await crear({ password, passwordConf: password })
      assert.equal(body.campos.password, problem)
    }
    for (const password of ['ñandú-86', '🦊'.repeat(128), '  espacios  ']) {
      const email = newEmail()
      assert.equal((await crear({ email, password, passwordConf: password })).status, 200)
      assert.equal((await login(email, password)).status, 200)
    }
  })
})

describe('POST /usuarios/editar', () => {
  it('[U-06] [D26] a password needs its twin where one is sent, and the rules of a new one', async () => {
    const id = await create()
    const refused = async (campos: object, campo: string, sentence: string) => {
      const { status, body } = await edit(id, campos)
      assert.equal(status, 400)
      assert.equal(body.campos[campo], sentence)
    }
    await refused(
      { password: 'una-buena-clave', passwordConf: 'otra' },
      'passwordConf',
      'Las contraseñas no coinciden',
    )
    await refused({ passwordConf: 'una-buena-clave' }, 'password', 'Deben llenarse ambas contraseñas')
    await refused({ password: 'corta' }, 'password', 'Debe tener al menos 8 caracteres')
    await refused(
      { password: '12345678', passwordConf: '12345678' },
      'password',
      'Es una de las contraseñas más comunes',
    )
    assert.equal((await details(id)).version, 1)
  })

  it('[D27] a new password ends every session of that user and no other, and is the one that counts', async () => {
    const email = newEmail()
    const id = await create({ email })
    const [one, two] = [await api.signIn(email), await api.signIn(email)]
    await edit(id, { password: 'una-buena-clave' })
    assert.deepEqual(
      [await signedIn(one), await signedIn(two), await signedIn(api.token)],
      [false, false, true],
    )
    assert.equal((await login(email, PASSWORD)).status, 401)
    assert.equal((await login(email, 'una-buena-clave')).status, 200)
  })

  it('[U-06] [D27] no password, or an empty one, leaves it and the sessions alone', async () => {
    const email = newEmail()
    const id = await create({ email })
    const token = await api.signIn(email)
    for (const campos of [{}, { password: '', passwordConf: '' }, { password: null }]) await edit(id, campos)
    assert.equal(await signedIn(token), true)
    assert.equal((await login(email, PASSWORD)).status, 200)
  })
})
