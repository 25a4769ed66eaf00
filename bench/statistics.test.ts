import assert from 'node:assert/strict'
import { it } from 'node:test'
import { figure, median, spread } from './statistics.ts'

it('takes the middle of the runs, or the mean of the two middle ones', () => {
  assert.equal(median([3, 1, 2]), 2)
  assert.equal(median([4, 1, 2, 3]), 2.5)
  assert.throws(() => median([]))
})

it('computes the spread of the runs relative to their median', () => {
  assert.equal(spread([90, 100, 120]), 0.3)
  assert.equal(spread([0, 0]), 0)
})

it('compares with the baseline by medians', () => {
  assert.deepEqual(figure('bytes', 'kB', [120, 110, 130], [100, 100, 100]), {
    name: 'bytes',
    value: 120,
    unit: 'kB',
    baseline: 100,
    ratio: 1.2,
    spread: 20 / 120,
  })
  assert.equal(figure('peak', 'MB', [1]).ratio, null)
})
