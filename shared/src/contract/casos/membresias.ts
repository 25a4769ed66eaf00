import { LECTORA, NADIE, lectora, type Caso } from './caso.ts'

/** Plans. */
export const membresias: readonly Caso[] = [
  [
    'POST /configuracion/crear_membresia',
    { nombre: 'Plus', precio: 99.5, beneficios: ['Uno', 'Dos'] },
    { membresia: { _id: '$plus' } },
  ],
  [
    'POST /configuracion/crear_membresia',
    { nombre: 'Básica', precio: '', descripcion: 'Una\nDos', beneficios: ['Uno'] },
    { membresia: { _id: '$basica' } },
    { key: 'm' },
  ],
  [
    'POST /configuracion/crear_membresia',
    { nombre: 'Básica', precio: '', descripcion: 'Una\nDos', beneficios: ['Uno'] },
    { membresia: { _id: '$basica' } },
    { key: 'm' },
  ],
  ['POST /configuracion/crear_membresia', { nombre: '', precio: -1, beneficios: [] }],
  ['POST /configuracion/crear_membresia', { nombre: 'Oro', beneficios: ['', 'Dos'] }],
  ['GET /configuracion/listar_membresias', undefined],
  ['POST /configuracion/detalles_membresia', { id: '$basica' }],
  ['POST /configuracion/detalles_membresia', { id: NADIE }],
  ['POST /configuracion/editar_membresia', { id: '$plus', version: 1, precio: 100, descripcion: '' }],
  ['POST /configuracion/editar_membresia', { id: '$plus', version: 1, precio: 101 }],
  ['POST /configuracion/editar_membresia', { id: '$plus', version: 2, beneficios: ['Uno', 'Dos'] }],
  ['POST /configuracion/editar_membresia', { id: NADIE, precio: 1 }],
  ['POST /configuracion/eliminar_membresia', { id: '$plus', version: 1 }],
  ['POST /configuracion/eliminar_membresia', { id: '$plus' }],
  ['POST /configuracion/eliminar_membresia', { id: '$plus' }],
  [
    'POST /configuracion/crear_membresia',
    { nombre: 'PLUS', beneficios: ['Uno'] },
    { membresia: { _id: '$otra' } },
  ],
  ['POST /configuracion/restaurar_membresia', { id: '$plus', version: 1 }],
  ['POST /configuracion/restaurar_membresia', { id: '$plus' }],
  ['POST /configuracion/editar_membresia', { id: '$otra', nombre: 'Otra' }],
  ['POST /configuracion/restaurar_membresia', { id: '$plus' }],
  ['POST /configuracion/restaurar_membresia', { id: '$plus' }],
  ['POST /configuracion/restaurar_membresia', { id: NADIE }],
  ['GET /configuracion/listar_membresias', undefined],
  ...lectora('lea@membresias.mx', { clientes: { ver: true } }),
  ['GET /configuracion/listar_membresias', undefined, {}, LECTORA],
  ['POST /configuracion/crear_membresia', {}, {}, LECTORA],
]
