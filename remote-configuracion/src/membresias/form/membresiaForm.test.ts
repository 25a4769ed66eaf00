import { unaMembresia } from '@backoffice/shared/testing'
import { aCampos, deMembresia, estaCompleta, membresiaVacia, repartir } from './membresiaForm.ts'

const con = (...textos: string[]) => ({ ...membresiaVacia, beneficios: textos.map((texto) => ({ texto })) })

it('[M-05] a plan needs a name and at least one benefit; spaces count as neither', () => {
  expect(estaCompleta({ ...con('Uno'), nombre: 'Oro' })).toBe(true)
  expect(estaCompleta({ ...con('', 'Uno'), nombre: 'Oro' })).toBe(true)
  expect(estaCompleta({ ...con('  '), nombre: 'Oro' })).toBe(false)
  expect(estaCompleta({ ...con(), nombre: 'Oro' })).toBe(false)
  expect(estaCompleta({ ...con('Uno'), nombre: ' ' })).toBe(false)
})

it('[D45] an untouched plan is sent as it came, with an empty text as a text', () => {
  const { nombre, precio, beneficios } = unaMembresia({ descripcion: null })
  expect(aCampos(deMembresia(unaMembresia({ descripcion: null })), false)).toEqual({
    nombre,
    precio,
    descripcion: '',
    beneficios,
  })
})

it('[E-06] [D45] how long it lasts is sent to a server that knows of it', () => {
  expect(aCampos(deMembresia(unaMembresia({ duracion: 12 })), true)).toMatchObject({ duracion: 12 })
  expect(aCampos(membresiaVacia, true)).toMatchObject({ duracion: null })
})

it('leaves out benefits that are still empty', () => {
  expect(aCampos(con('Uno', '', 'Tres'), false).beneficios).toEqual(['Uno', 'Tres'])
})

it('[D24] separates the server’s sentences about benefits from those about fields', () => {
  expect(repartir({ nombre: 'Es obligatorio', beneficios: 'Admite como máximo 100' })).toEqual({
    beneficios: 'Admite como máximo 100',
    campos: { nombre: 'Es obligatorio' },
  })
  expect(repartir({ 'beneficios.1': 'Es muy largo' })).toEqual({ beneficios: 'Es muy largo', campos: {} })
  expect(repartir(null)).toEqual({ beneficios: null, campos: null })
})
