import { LECTORA, NADIE, lectora, type Caso } from './caso.ts'

/** Files of a client. */
export const archivos: readonly Caso[] = [
  ['POST /clientes/crear', { nombre: 'Ana' }, { _id: '$ana' }],
  ['POST /clientes/crear', { nombre: 'Beto' }, { _id: '$beto' }],
  [
    'POST /clientes/crear_archivo',
    { id_cliente: '$ana', nombre: 'Acta', descripcion: '' },
    { archivos: [{ _id: '$acta' }] },
    { file: 'Acta.PDF', key: 'f' },
  ],
  [
    'POST /clientes/crear_archivo',
    { id_cliente: '$ana', nombre: 'Acta', descripcion: '' },
    { archivos: [{ _id: '$acta' }] },
    { file: 'Acta.PDF', key: 'f' },
  ],
  [
    'POST /clientes/crear_archivo',
    { id_cliente: '$ana', nombre: 'Otra', descripcion: 'Copia' },
    { archivos: [{ _id: '$otra' }] },
    { file: 'otra.pdf' },
  ],
  ['POST /clientes/crear_archivo', { id_cliente: NADIE, nombre: 'Otra' }, {}, { file: 'otra.pdf' }],
  ['POST /clientes/crear_archivo', { id_cliente: '$ana', nombre: '' }, {}, { file: 'otra.pdf' }],
  ['POST /clientes/crear_archivo', { id_cliente: '$ana', nombre: 'Sin' }, {}, { file: '' }],
  ['POST /clientes/detalles_archivo', { id_cliente: '$ana', id_archivo: '$acta' }],
  ['POST /clientes/detalles_archivo', { id_cliente: '$beto', id_archivo: '$acta' }],
  [
    'POST /clientes/editar_archivo',
    { id_cliente: '$ana', id_archivo: '$acta', nombre: 'Acta dos', version: '1' },
    {},
    { file: '' },
  ],
  [
    'POST /clientes/editar_archivo',
    { id_cliente: '$ana', id_archivo: '$acta', nombre: 'Acta tres', version: '1' },
    {},
    { file: '' },
  ],
  [
    'POST /clientes/editar_archivo',
    { id_cliente: '$ana', id_archivo: '$acta', descripcion: 'Nueva' },
    {},
    { file: 'nueva.pdf' },
  ],
  ['POST /clientes/editar_archivo', { id_cliente: '$ana', id_archivo: NADIE }, {}, { file: '' }],
  ['POST /clientes/eliminar_archivo', { id_cliente: '$ana', id_archivo: '$acta', version: 1 }],
  ['POST /clientes/eliminar_archivo', { id_cliente: '$ana', id_archivo: '$acta' }],
  ['POST /clientes/eliminar_archivo', { id_cliente: '$ana', id_archivo: '$acta' }],
  ['POST /clientes/restaurar_archivo', { id_cliente: '$ana', id_archivo: '$acta', version: 1 }],
  ['POST /clientes/restaurar_archivo', { id_cliente: '$ana', id_archivo: '$acta' }],
  ['POST /clientes/restaurar_archivo', { id_cliente: '$ana', id_archivo: '$acta' }],
  ['POST /clientes/restaurar_archivo', { id_cliente: '$beto', id_archivo: '$acta' }],
  ['POST /clientes/perfil', { id: '$ana' }],
  ...lectora('lea@archivos.mx', { clientes: { ver: true } }),
  ['POST /clientes/eliminar_archivo', {}, {}, LECTORA],
]
