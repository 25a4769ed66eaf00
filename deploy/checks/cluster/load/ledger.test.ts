import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compare, Ledger, longestPause } from './ledger.ts'

test('what was acknowledged must be there once; what had no answer may be there, once', async () => {
  const ledger = new Ledger()
  await ledger.write('a', '1', async () => true)
  await ledger.write('a', '2', async () => false)
  await ledger.write('b', '1', async () => false)
  const verdict = (...found: [string, string[]][]) => compare(ledger.entries, new Map(found))
  const fine = { lost: [], twice: [] }
  assert.deepEqual(verdict(['a', ['1']]), fine)
  assert.deepEqual(verdict(['a', ['2']], ['b', ['1']]), fine)
  assert.deepEqual(verdict(), { lost: ['a: no está, y se confirmó 1'], twice: [] })
  assert.deepEqual(verdict(['a', ['3']]).lost, ['a: 3, y se confirmó 1'])
  assert.deepEqual(verdict(['a', ['1']], ['b', ['1', '1']]), { lost: [], twice: ['b: 1, 1'] })
})

test('an acknowledged value replaces those before it', async () => {
  const ledger = new Ledger()
  await ledger.write('a', '1', async () => false)
  await ledger.write('a', '2', async () => true)
  assert.equal(compare(ledger.entries, new Map([['a', ['1']]])).lost.length, 1)
  assert.equal(ledger.acknowledged.length, 1)
})

test('the pause counts from the last write before the fault, and to the end if none follows', () => {
  assert.equal(longestPause([1_000, 2_000, 9_000, 10_000], 2_500, 11_000), 7)
  assert.equal(longestPause([1_000], 2_000, 11_000), 10)
})
