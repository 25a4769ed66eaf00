import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../../test/api.ts'
import { newEmail, useUsuarios } from './usuarios.testing.ts'

const EASY = /^Es fácil de adivinar; conviene una frase de cuatro palabras/
const OWN = /^Es fácil de adivinar, porque lleva el nombre, el correo o la empresa; conviene una frase/

const { api, crear, create, details, edit, signedIn, login } = useUsuarios()

describe('POST /usuarios/crear', () => {
  it('[D26] requires 8 to 128 characters that are hard to guess, even for people who know the user', async () => {
    for (const [password, problem] of [
      ['1234567', /^Debe tener al menos 8 caracteres$/],
      ['ñ'.repeat(129), /^Admite como máximo 128 caracteres$/],
      ['Qwertyuiop', EASY],
      ['Bienvenido2026', EASY],
      ['quetzalli.uitzil', OWN],
      ['un-correo@otra.mx', OWN],
    ] as const) {
      const campos = { nombre: 'Quetzalli', apellido_materno: 'Uitzil', email: 'un-correo@otra.mx' }
      const { body } = await crear({ ...campos, password, passwordConf: password })
      assert.match(body.campos.password, problem)
    }
    for (const password of ['ñandú-86-volador', '🦊🌵🐢🌻🍋🦉🌙🔑'.repeat(16), '  dos espacios  ']) {
      const email = newEmail()
      assert.equal((await crear({ email, password, passwordConf: password })).status, 200)
      assert.equal((await login(email, password)).status, 200)
    }
  })
})

describe('a password with its accents typed apart', () => {
  const apart = (text: string) => text.normalize('NFD')

  it('[D26] [U-04] has as many characters as people see, and equals its confirmation', async () => {
    const { body } = await crear({ password: apart('áéíóúñá'), passwordConf: apart('áéíóúñá') })
    assert.equal(body.campos.password, 'Debe tener al menos 8 caracteres')
    const email = newEmail()
    const password = '🦊ñandú-86-volador'.padEnd(127, 'ế')
    const made = await crear({ email, password: apart(password), passwordConf: password })
    assert.deepEqual([made.status, made.body.campos], [200, undefined])
    for (const typed of [password, apart(password)]) assert.equal((await login(email, typed)).status, 200)
  })
})

describe('POST /usuarios/editar', () => {
  it('[U-06] [D26] a password must match its confirmation, if sent, and obey the rules of a new one', async () => {
    const id = await create()
    const refused = async (campos: object, campo: string, sentence: string | RegExp) => {
      const { status, body } = await edit(id, campos)
      assert.equal(status, 400)
      assert.match(body.campos[campo], typeof sentence === 'string' ? new RegExp(`^${sentence}$`) : sentence)
    }
    await refused(
      { password: 'una-buena-clave', passwordConf: 'otra' },
      'passwordConf',
      'Las contraseñas no coinciden',
    )
    await refused({ passwordConf: 'una-buena-clave' }, 'password', 'Deben llenarse ambas contraseñas')
    await refused({ password: 'corta' }, 'password', 'Debe tener al menos 8 caracteres')
    await refused({ password: '12345678', passwordConf: '12345678' }, 'password', EASY)
    // Of the user's old and new names.
    await edit(id, { apellido_materno: 'Uitzilhuitl' })
    await refused({ password: 'uitzilhuitl.1990' }, 'password', OWN)
    await refused({ nombre: 'Quetzalli', password: 'quetzalli.1990' }, 'password', OWN)
    assert.equal((await details(id)).version, 2)
  })

  it('[D27] a new password ends all sessions of only that user, and replaces the old one', async () => {
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

  it('[U-06] [D27] an absent or empty password changes neither the password nor the sessions', async () => {
    const email = newEmail()
    const id = await create({ email })
    const token = await api.signIn(email)
    for (const campos of [{}, { password: '', passwordConf: '' }, { password: null }]) await edit(id, campos)
    assert.equal(await signedIn(token), true)
    assert.equal((await login(email, PASSWORD)).status, 200)
  })
})
