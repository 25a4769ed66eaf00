import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webOptions } from './options.ts'

test('measures everything seven times, unless told otherwise', () => {
  assert.deepEqual(webOptions([]), { scenario: '', bytes: false, runs: 7 })
  assert.deepEqual(webOptions(['--against', 'main~3', '--escenario', '/login', '--veces', '3']), {
    against: 'main~3',
    scenario: '/login',
    bytes: false,
    runs: 3,
  })
})

test('bytes and requests need one visit', () => {
  assert.equal(webOptions(['--bytes', '--veces', '5']).runs, 1)
})

test('refuses what it does not understand', () => {
  assert.throws(() => webOptions(['--veces', 'muchas']), /número entero/)
  assert.throws(() => webOptions(['--agaisnt', 'main']))
})
