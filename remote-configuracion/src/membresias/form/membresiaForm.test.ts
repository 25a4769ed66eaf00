import { unaMembresia } from '@backoffice/shared/testing'
import { aCampos, deMembresia, estaCompleta, membresiaVacia, repartir } from './membresiaForm'

const con = (...textos: string[]) => ({ ...membresiaVacia, beneficios: textos.map((texto) => ({ texto })) })

it('[M-05] a plan has a name and at least one benefit; spaces are neither', () => {
  expect(estaCompleta({ ...con('Uno'), nombre: 'Oro' })).toBe(true)
  expect(estaCompleta({ ...con('', 'Uno'), nombre: 'Oro' })).toBe(true)
  expect(estaCompleta({ ...con('  '), nombre: 'Oro' })).toBe(false)
  expect(estaCompleta({ ...con(), nombre: 'Oro' })).toBe(false)
  expect(estaCompleta({ ...con('Uno'), nombre: ' ' })).toBe(false)
})

it('[D45] a plan that nobody touched travels as it came, an empty text as one', () => {
  const { nombre, precio, beneficios } = unaMembresia({ descripcion: null })
  expect(aCampos(deMembresia(unaMembresia({ descripcion: null })))).toEqual({
    nombre,
    precio,
    descripcion: '',
    beneficios,
  })
})

it('lines that were added and left empty do not travel', () => {
  expect(aCampos(con('Uno', '', 'Tres')).beneficios).toEqual(['Uno', 'Tres'])
})

it('[D24] what the server says of the benefits is told apart from what it says of fields', () => {
  expect(repartir({ nombre: 'Es obligatorio', beneficios: 'Admite como máximo 100' })).toEqual({
    beneficios: 'Admite como máximo 100',
    campos: { nombre: 'Es obligatorio' },
  })
  expect(repartir({ 'beneficios.1': 'Es muy largo' })).toEqual({ beneficios: 'Es muy largo', campos: {} })
  expect(repartir(null)).toEqual({ beneficios: null, campos: null })
})
