import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hashPassword, passwordFits, passwordProblem, randomPassword } from './password'

describe('passwords', () => {
  it('[D26] have 8 to 128 characters and are none of the commonest', () => {
    assert.equal(passwordProblem('corta-7'), 'Debe tener al menos 8 caracteres')
    assert.equal(passwordProblem('x'.repeat(129)), 'Admite como máximo 128 caracteres')
    assert.equal(passwordProblem('ñ'.repeat(128)), null)
    assert.equal(passwordProblem('Contraseña123'), 'Es una de las contraseñas más comunes')
    assert.equal(passwordProblem('bicicleta azul'), null)
  })

  it('[D27] are kept as argon2id, 19 MiB, 2 passes, 1 lane', async () => {
    const stored = await hashPassword('bicicleta azul')
    assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    assert.equal(await passwordFits(stored, 'bicicleta azul'), true)
    assert.equal(await passwordFits(stored, 'bicicleta roja'), false)
    assert.equal(await passwordFits(undefined, 'bicicleta azul'), false)
  })

  it('made up for the first sign-in are good ones, and never twice the same', () => {
    assert.equal(passwordProblem(randomPassword()), null)
    assert.notEqual(randomPassword(), randomPassword())
  })
})
