import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { seal, unseal } from './signature.ts'

const key = randomBytes(32)
const what = { tipo: 'archivo', clave: 'clientes/x/y' }
const in60 = () => Math.floor(Date.now() / 1000) + 60

describe('[D29] a signature', () => {
  it('returns the signed value, and needs no escaping in an address', () => {
    const text = seal(key, { what, until: in60() })
    assert.deepEqual(unseal(key, text), what)
    assert.equal(encodeURIComponent(text), text)
  })

  it('is invalid once it has expired, or with another key', () => {
    const text = seal(key, { what, until: in60() })
    assert.equal(unseal(key, text, Date.now() + 61_000), null)
    assert.equal(unseal(randomBytes(32), text), null)
  })

  it('is invalid if a single character has changed', () => {
    const text = seal(key, { what, until: in60() })
    for (let i = 0; i < text.length; i++) {
      for (const other of ['A', 'b', '_', '.', '=', ' ']) {
        const altered = text.slice(0, i) + other + text.slice(i + 1)
        if (altered !== text) assert.equal(unseal(key, altered), null, `${i} ${other}`)
      }
    }
    for (const none of ['', '.', 'a.b', `${text}.x`, `${text}=`, ` ${text}`, text.split('.')[0] ?? '']) {
      assert.equal(unseal(key, none), null)
    }
  })
})
