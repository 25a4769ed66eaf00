import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alternate } from './alternate.ts'

test('the sides take turns at going first, and the first round is not counted', async () => {
  const visited: string[] = []
  const results = await alternate(
    [
      ['a', 'A'],
      ['b', 'B'],
    ],
    2,
    async (side) => visited.push(side),
  )
  assert.deepEqual(visited, ['A', 'B', 'B', 'A', 'A', 'B'])
  assert.deepEqual(
    [...results],
    [
      ['a', [4, 5]],
      ['b', [3, 6]],
    ],
  )
})
