import { haceCuanto } from './haceCuanto.ts'

it.each([
  ['2026-11-27T16:42:00Z', 'hace un momento'],
  // Another computer's clock may be ahead.
  ['2026-11-27T16:43:10Z', 'hace un momento'],
  ['2026-11-27T16:41:00Z', 'hace 1 minuto'],
  ['2026-11-27T16:39:30Z', 'hace 3 minutos'],
  ['2026-11-27T14:12:00Z', 'hace 2 horas'],
  ['2026-11-26T16:00:00Z', 'el 26 de noviembre de 2026'],
])('[D41] at 16:42:40 what was saved at %s was saved «%s»', (instant, words) => {
  expect(haceCuanto(instant, new Date('2026-11-27T16:42:40Z'))).toBe(words)
})
