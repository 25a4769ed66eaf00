import assert from 'node:assert/strict'
import { test } from 'node:test'
import { twoLeaders } from './leaders.ts'

const write = (server: number, timeline: number, began: number) => ({
  server,
  timeline,
  began,
  ended: began + 1,
})

test('one leader after another is right, also when the first leads again', () => {
  assert.deepEqual(twoLeaders([write(0, 1, 10), write(1, 2, 20), write(0, 3, 30)]), [])
})

test('a write of the old leader after one of the new is wrong; one that began before is not', () => {
  assert.equal(twoLeaders([write(1, 2, 20), write(0, 1, 30)]).length, 1)
  assert.deepEqual(twoLeaders([write(1, 2, 20), { server: 0, timeline: 1, began: 20.5, ended: 30 }]), [])
})

test('two servers on one timeline are wrong', () => {
  assert.equal(twoLeaders([write(0, 1, 10), write(1, 1, 20)]).length, 2)
})
