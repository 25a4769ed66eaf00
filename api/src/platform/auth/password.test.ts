import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkPassword } from './check-password'
import { hashPassword, passwordFits, randomPassword } from './password'

describe('passwords', () => {
  it('[D27] are stored as argon2id, 19 MiB, 2 passes, 1 lane', async () => {
    const stored = await hashPassword('bicicleta azul')
    assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    assert.equal(await passwordFits(stored, 'bicicleta azul'), true)
    assert.equal(await passwordFits(stored, 'bicicleta roja'), false)
    assert.equal(await passwordFits(undefined, 'bicicleta azul'), false)
  })

  it('generated for the first sign-in are strong and never repeat', async () => {
    assert.equal(await checkPassword(randomPassword(), {}), null)
    assert.notEqual(randomPassword(), randomPassword())
  })
})
