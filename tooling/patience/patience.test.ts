import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { patience, patienceFor, patient } from './patience.ts'

test('a busy machine gets more time, up to a limit', () => {
  assert.equal(patienceFor(undefined, 0, 8), 2)
  assert.equal(patienceFor(undefined, 8, 2), 5)
  assert.equal(patienceFor(undefined, 500, 2), 10)
})

test('TEST_PATIENCE takes precedence when set, and a value that is not a number is reported', () => {
  assert.equal(patienceFor('0.5', 500, 2), 0.5)
  for (const wrong of ['x', '0', '-1'])
    assert.throws(() => patienceFor(wrong, 0, 1), /TEST_PATIENCE debe ser/)
})

test('a limit is a multiple of it, and child processes inherit it', () => {
  assert.equal(patient(1000), 1000 * patience)
  const { stdout } = spawnSync(process.execPath, ['-p', 'process.env.TEST_PATIENCE'], { encoding: 'utf8' })
  assert.equal(Number(stdout), patience)
})
