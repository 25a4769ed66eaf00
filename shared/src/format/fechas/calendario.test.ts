import {
  diasEntre,
  enDias,
  enMeses,
  masDias,
  masMeses,
  mesesEntre,
  relativo,
  semanaDe,
} from './calendario.ts'
import { fechasCortas } from './fechas.ts'

it('[D20] days are counted without a time zone', () => {
  expect(masDias('2026-02-27', 2)).toBe('2026-03-01')
  expect(masDias('2026-01-01', -1)).toBe('2025-12-31')
  expect(diasEntre('2026-03-01', '2026-04-01')).toBe(31)
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-07', 1, '2026-12-07'],
])('[D54] a month after %s is the same day, or the month’s last', (day, months, later) => {
  expect(masMeses(day, months)).toBe(later)
  expect(mesesEntre(day, later)).toBe(months)
})

it('[D54] a period that is not a whole number of months counts as none', () => {
  expect(mesesEntre('2026-01-01', '2026-01-31')).toBe(0)
  expect(mesesEntre('2026-02-01', '2026-01-01')).toBe(0)
})

it('[E-06] a length in words, and two days as short as they can be told apart', () => {
  expect([enMeses(1), enMeses(12), enDias(1), enDias(30)]).toEqual(['1 mes', '12 meses', '1 día', '30 días'])
  expect(fechasCortas('2026-11-07', '2026-12-07')).toEqual(['7 nov', '7 dic'])
  expect(fechasCortas('2026-11-07', '2027-11-07')).toEqual(['7 nov 2026', '7 nov 2027'])
})

it('[E-21] a week goes from Monday to Sunday', () => {
  const week = { lunes: '2026-11-23', domingo: '2026-11-29' }
  for (const day of ['2026-11-23', '2026-11-27', '2026-11-29']) expect(semanaDe(day)).toEqual(week)
})

it('[E-18] a day is said from another one, over a change of month', () => {
  const said = ['2024-02-29', '2024-03-01', '2024-03-02', '2024-03-04', '2024-02-26']
  expect(said.map((dia) => relativo(dia, '2024-03-01'))).toEqual([
    'ayer',
    'hoy',
    'mañana',
    'en 3 días',
    'hace 4 días',
  ])
})
