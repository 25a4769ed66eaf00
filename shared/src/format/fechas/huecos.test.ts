import { huecoDesconocido, huecosSinDato, rellenar } from '../index.ts'

const ana = { nombre: 'Ana $& {plan}', plan: 'Básica', dia: '7 de noviembre de 2026' }

it('[E-22] fills in what a text names, however it is written, and nothing else', () => {
  expect(rellenar('Hola {nombre}: tu {Plan} termina el {DÍA}.', { ...ana, nombre: 'Ana' })).toBe(
    'Hola Ana: tu Básica termina el 7 de noviembre de 2026.',
  )
  expect(rellenar('{ nombre }', ana)).toBe('Ana $& {plan}')
  expect(rellenar('{precio} {} {{plan}}', ana)).toBe('{precio} {} {Básica}')
})

it('[E-22] says which braces stand for nothing, and what a client lacks', () => {
  expect(huecoDesconocido('Hola {nombre}: {día}')).toBeNull()
  expect(huecoDesconocido('Hola {nombre}: {precio}')).toBe('{precio}')
  expect(huecosSinDato('{nombre} {plan}', { ...ana, plan: null, dia: null })).toEqual(['plan'])
  expect(huecosSinDato('{nombre}', { ...ana, plan: null, dia: null })).toEqual([])
})
