import assert from 'node:assert/strict'
import { it } from 'node:test'
import { limitAddress } from './address.ts'

it('[D27] limits count an IPv4 address whole and an IPv6 address by its /64', () => {
  assert.equal(limitAddress('203.0.113.9'), '203.0.113.9')
  assert.equal(limitAddress('::ffff:203.0.113.9'), '203.0.113.9')
  assert.equal(limitAddress('2001:db8:1:2:3:4:5:6'), limitAddress('2001:0DB8:0001:0002::1'))
  assert.notEqual(limitAddress('2001:db8:1:2::1'), limitAddress('2001:db8:1:3::1'))
  assert.equal(limitAddress('::1'), '0:0:0:0::/64')
  assert.equal(limitAddress(undefined), '')
})
