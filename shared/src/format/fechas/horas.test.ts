import { enHoras, horaDe, horario, minutosDe } from '../index.ts'

it('[E-21] an hour and its minutes since midnight are the same, past midnight too', () => {
  expect(minutosDe('09:05')).toBe(545)
  expect(horaDe(545)).toBe('09:05')
  expect(horaDe(24 * 60 + 15)).toBe('00:15')
})

it('[E-21] a length and a span are written as an office says them', () => {
  expect([45, 60, 90, 720].map(enHoras)).toEqual(['45 min', '1 h', '1 h 30 min', '12 h'])
  expect(horario('09:30', null)).toBe('9:30')
  expect(horario('23:30', 45)).toBe('23:30 a 0:15')
})
