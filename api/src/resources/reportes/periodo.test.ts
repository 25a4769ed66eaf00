import assert from 'node:assert/strict'
import { it } from 'node:test'
import { before, monthsOf } from './periodo.ts'

const was = (desde: string, hasta: string) => {
  const { desde: from, hasta: to } = before({ desde, hasta })
  return `${from} ${to}`
}

it('[E-18] a period is compared with the one before: months with months, a year with the same days of the year before, days with days', () => {
  assert.equal(was('2026-10-01', '2026-10-31'), '2026-09-01 2026-09-30', 'a whole month with a whole month')
  assert.equal(was('2026-03-01', '2026-03-31'), '2026-02-01 2026-02-28')
  assert.equal(was('2026-11-01', '2026-11-27'), '2026-10-01 2026-10-27', 'what has been of a month')
  assert.equal(was('2026-03-01', '2026-03-30'), '2026-02-01 2026-02-28')
  assert.equal(was('2025-12-01', '2026-11-27'), '2024-12-01 2025-11-27', 'twelve months')
  assert.equal(was('2026-01-01', '2026-11-27'), '2025-01-01 2025-11-27', 'what has been of a year')
  assert.equal(was('2024-01-01', '2024-02-29'), '2023-01-01 2023-02-28')
  assert.equal(was('2026-05-01', '2026-06-30'), '2026-03-01 2026-04-30')
  assert.equal(was('2026-10-12', '2026-10-18'), '2026-10-05 2026-10-11', 'a week with the week before')
  assert.equal(was('2026-10-12', '2026-10-12'), '2026-10-11 2026-10-11')
})

it('[E-18] the months of a period have the days of the period', () => {
  assert.deepEqual(
    monthsOf({ desde: '2025-12-30', hasta: '2026-02-02' }).map(({ desde, hasta, nombre, corto }) => [
      ...[desde, hasta, nombre, corto],
    ]),
    [
      ['2025-12-30', '2025-12-31', 'diciembre de 2025', 'dic 25'],
      ['2026-01-01', '2026-01-31', 'enero de 2026', 'ene 26'],
      ['2026-02-01', '2026-02-02', 'febrero de 2026', 'feb 26'],
    ],
  )
})
