import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { makeNonce } from './page'

test('whatever the bytes, a nonce is letters and digits that no page takes for something else', () => {
  const extremes = Array.from({ length: 256 }, (_, byte) => Buffer.alloc(16, byte))
  const random = Array.from({ length: 20_000 }, () => randomBytes(16))
  const nonces = [...extremes, ...random].map((bytes) => makeNonce(bytes))
  for (const nonce of nonces) assert.match(nonce, /^[0-9a-z]{32}$/)
  assert.equal(new Set(nonces).size, nonces.length)
  assert.notEqual(makeNonce(), makeNonce())
})
