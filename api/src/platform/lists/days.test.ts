import assert from 'node:assert/strict'
import { it } from 'node:test'
import { endOfDay, startOfDay, today } from './days.ts'

it('[D20] a day of the office begins at midnight in Mexico City, including past daylight saving time', () => {
  assert.equal(startOfDay('2026-07-01'), '2026-07-01T06:00:00.000Z')
  assert.equal(startOfDay('2021-07-01'), '2021-07-01T05:00:00.000Z')
  assert.equal(
    startOfDay('2021-04-04'),
    '2021-04-04T06:00:00.000Z',
    'the day on which the clocks go forward at two',
  )
  assert.equal(endOfDay('2026-02-28'), '2026-03-01T06:00:00.000Z')
  assert.equal(endOfDay('2028-02-28'), '2028-02-29T06:00:00.000Z', 'a leap year')
  assert.equal(endOfDay('2028-02-29'), '2028-03-01T06:00:00.000Z')
  assert.equal(endOfDay('9999-12-31'), '9999-12-31T23:59:59.999Z')
  assert.ok(startOfDay('1000-01-01').startsWith('1000-01-01T06:'))
})

it('[D13] [D14] [D20] today is the current day in Mexico City', () => {
  const at = (instant: string) => today(Date.parse(instant))
  assert.equal(at('2026-03-01T05:59:59.999Z'), '2026-02-28')
  assert.equal(at('2026-03-01T06:00:00.000Z'), '2026-03-01')
  assert.equal(at('2026-03-01T23:59:59.999Z'), '2026-03-01')
  assert.equal(at('2021-07-01T04:59:59.999Z'), '2021-06-30', 'in the summer time of the past')
  assert.equal(at('2021-07-01T05:00:00.000Z'), '2021-07-01')
  assert.match(today(), /^\d{4}-\d{2}-\d{2}$/)
})
