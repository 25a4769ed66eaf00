import { resumen, vencidas, vencimiento } from './tareas.ts'

it('[E-10] the beginning of a note is its first line, cut off at 80 letters', () => {
  expect(resumen('Llamar')).toBe('Llamar')
  expect(resumen('  Llamar\na Noemí')).toBe('Llamar…')
  expect(resumen('a'.repeat(80))).toBe('a'.repeat(80))
  expect(resumen('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`)
  expect(resumen(`${'a'.repeat(79)}👩\u200D💼 y más`)).toBe(`${'a'.repeat(79)}…`)
})

it('[E-10] a task is due on its day and afterwards, and never without a day', () => {
  const tareas = ['2024-05-02', '2024-05-03', '2024-05-04', null].map((vence) => ({ vence }))
  expect(vencidas(tareas, '2024-05-03')).toEqual([{ vence: '2024-05-02' }, { vence: '2024-05-03' }])
  expect(vencimiento('2024-05-03', '2024-05-03')).toBe('Vence hoy')
  expect(vencimiento('2024-05-02', '2024-05-03')).toBe('Venció el 2 de mayo de 2024')
})
