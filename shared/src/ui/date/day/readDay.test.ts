import { shown, toDate, toDay } from './day.ts'
import { readDay } from './readDay.ts'

const today = new Date(2026, 10, 25)
const reach = { min: new Date(1900, 0, 1), max: new Date(2036, 11, 31), today }
const read = (text: string) => readDay(text, reach)

it.each([
  '5/3/1991',
  '05/03/1991',
  '5-3-1991',
  '5.3.1991',
  ' 5 / 3 / 1991 ',
  '05031991',
  '050391',
  '1991-03-05',
  '1991/3/5',
  '5/3/91',
  '5 mar 1991',
  '5 mar. 91',
  '5-mar-1991',
  '5 de marzo de 1991',
  '5 de Marzo del 1991',
])('[F-04] «%s» is March 5th, 1991', (text) => {
  expect(read(text)).toEqual({ value: '1991-03-05' })
})

it('[F-04] reads every month by its full name or its first letters', () => {
  for (let month = 0; month < 12; month++) {
    const date = new Date(2020, month, 9)
    for (const length of ['long', 'short'] as const) {
      const name = date.toLocaleDateString('es-MX', { month: length })
      expect([name, read(`9 de ${name} de 2020`)]).toEqual([name, { value: toDay(date) }])
    }
  }
})

it('[F-04] a two-digit year means the latest such year in the calendar', () => {
  for (let year = 1937; year <= 2036; year++) {
    expect(read(`1/1/${String(year).slice(-2)}`)).toEqual({ value: `${year}-01-01` })
  }
})

it.each([
  ['hoy', '2026-11-25'],
  [' HOY ', '2026-11-25'],
  ['mañana', '2026-11-26'],
  ['manana', '2026-11-26'],
  ['Ayer', '2026-11-24'],
  ['antier', '2026-11-23'],
  ['anteayer', '2026-11-23'],
  ['pasado  mañana', '2026-11-27'],
  ['011026', '2026-10-01'],
  ['01102026', '2026-10-01'],
])('[F-04] «%s» is a day: %s', (text, day) => {
  expect(read(text)).toEqual({ value: day })
})

it('[F-04] «mañana» may be in another month and year', () => {
  expect(readDay('mañana', { ...reach, today: new Date(2026, 11, 31) })).toEqual({ value: '2027-01-01' })
  expect(readDay('ayer', { ...reach, today: new Date(2028, 2, 1) })).toEqual({ value: '2028-02-29' })
})

it('[F-02] [F-03] of days that have been, a two-digit year is the latest that has come', () => {
  const past = (text: string) => readDay(text, { ...reach, max: today })
  expect(past('5/3/26')).toEqual({ value: '2026-03-05' })
  expect(past('5/3/27')).toEqual({ value: '1927-03-05' })
  expect(past('050336')).toEqual({ value: '1936-03-05' })
  expect(past('hoy')).toEqual({ value: '2026-11-25' })
  for (const text of ['mañana', '26/11/2026', '31/12/26', '5/3/2036'])
    expect(past(text)).toEqual({ problem: `«${text}» no ha llegado; hoy es 25/11/2026` })
})

it('[F-04] reads every day back from its displayed form', () => {
  for (let date = new Date(1995, 0, 1); date.getFullYear() < 2005; date.setDate(date.getDate() + 1)) {
    expect(read(shown(date))).toEqual({ value: toDay(date) })
  }
})

it.each([
  '31/02/2000',
  '29/2/2001',
  '0/1/2000',
  '1/13/2000',
  '1/1/200',
  '1/1-2000',
  '1 enx 2000',
  '1 de m de 2000',
  '2026',
  '01102',
  '0110202',
  'constructor',
  'pasado',
])('[F-04] «%s» is no date', (text) => {
  expect(read(text)).toEqual({ problem: `«${text}» no es una fecha; se escribe como 31/12/1990` })
})

it('reports a day outside the calendar', () => {
  for (const text of ['31/12/1899', '2037-01-01']) {
    expect(read(text)).toEqual({
      problem: `«${text}» queda fuera del calendario, que va del 01/01/1900 al 31/12/2036`,
    })
  }
  expect(toDate('2036-12-31')).toEqual(reach.max)
})
