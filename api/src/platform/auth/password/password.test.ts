import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hash } from '@node-rs/argon2'
import { checkPassword } from './check-password.ts'
import { hashPassword, passwordFits, randomPassword } from './password.ts'

describe('passwords', () => {
  it('[D27] are stored as argon2id, 19 MiB, 2 passes, 1 lane', async () => {
    const stored = await hashPassword('bicicleta azul')
    assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    assert.equal(await passwordFits(stored, 'bicicleta azul'), 'current')
    assert.equal(await passwordFits(stored, 'bicicleta roja'), false)
    assert.equal(await passwordFits(undefined, 'bicicleta azul'), false)
  })

  it('[D26] are the same with their accents composed or apart', async () => {
    const [composed, apart] = ['mañana-camión-86'.normalize('NFC'), 'mañana-camión-86'.normalize('NFD')]
    assert.equal(await passwordFits(await hashPassword(apart), composed), 'current')
    assert.equal(await passwordFits(await hashPassword(composed), apart), 'current')
    // As hashes were made before.
    const old = await hash(apart, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    assert.equal(await passwordFits(old, apart), 'outdated')
    assert.equal(await passwordFits(old, composed), false)
    assert.equal(await passwordFits(undefined, apart), false)
  })

  it('generated for the first sign-in are strong and never repeat', async () => {
    assert.equal(await checkPassword(randomPassword(), {}), null)
    assert.notEqual(randomPassword(), randomPassword())
  })
})
