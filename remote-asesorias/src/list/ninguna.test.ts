import { enCurso, sinFiltros } from './filters.ts'
import { ninguna } from './ninguna.ts'

const day = '2026-11-27'
const hoy = { ...enCurso, fecha_inicio: day, fecha_fin: day }

it.each([
  ['Hoy no hay asesorías', hoy],
  ['Hoy no hay asesorías a cargo de Íñigo Ávila', { ...hoy, asesor: 'x' }],
  ['Mañana no hay asesorías', { ...enCurso, fecha_inicio: '2026-11-28', fecha_fin: '2026-11-28' }],
  ['Esta semana no hay asesorías', { ...enCurso, fecha_inicio: '2026-11-23', fecha_fin: '2026-11-29' }],
  ['No hay asesorías atrasadas', { ...enCurso, fecha_fin: '2026-11-26' }],
  ['No hay asesorías en curso de «beto» en esas fechas', { ...enCurso, cliente: 'beto', fecha_inicio: day }],
  ['No hay asesorías finalizadas', { ...sinFiltros, status: [1 as const] }],
  ['No hay asesorías eliminadas', { ...sinFiltros, eliminados: [1 as const] }],
])('[C-11] nothing found is said as a person would: «%s»', (sentence, filtros) => {
  expect(ninguna(filtros as typeof sinFiltros, day, 'Íñigo Ávila')).toBe(sentence)
})
