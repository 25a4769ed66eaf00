import { toDate, toDay } from './day.ts'

it('[D20] a day survives the conversion in any time zone of the browser', () => {
  for (const day of ['2024-01-01', '2024-02-29', '2024-04-07', '2024-10-27', '1932-04-01', '0050-12-31']) {
    expect(toDay(toDate(day))).toBe(day)
  }
})

it('[D20] reads an instant as its day', () => {
  expect(toDay(toDate('2024-05-01T00:00:00.000Z'))).toBe('2024-05-01')
})

it('returns null for an invalid day', () => {
  for (const day of [null, undefined, '', 'ayer', '2023-02-29', '2023-13-01']) expect(toDate(day)).toBeNull()
  expect(toDay(new Date(Number.NaN))).toBeNull()
})
