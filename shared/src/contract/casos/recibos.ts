import { LECTORA, NADIE, lectora, type Caso } from './caso.ts'

const ana = { id_cliente: '$ana', id_contratacion: '$una' }
const beto = { id_cliente: '$beto', id_contratacion: '$otra' }

const compra = (id_cliente: string, name: string): Caso => [
  'POST /clientes/crear_contratacion',
  {
    ...{ id_cliente, id_membresia: '$plan', total: 5089.8, metodo: 2 },
    ...{ fecha_inicio: '2026-01-01', fecha_fin: '2999-01-01' },
  },
  { contratacion: { _id: name } },
]

/** What the office says of itself, and the receipts of purchases (E-13). */
export const recibos: readonly Caso[] = [
  ['GET /configuracion/detalles_oficina', undefined, { oficina: { nombre: '$oficina' } }],
  [
    'POST /configuracion/editar_oficina',
    { nombre: ' Despacho  Ñandú ', rfc: 'nco 010101 ab1', email: 'hola@nandu.mx', version: '1' },
    {},
    { file: '' },
  ],
  ['POST /configuracion/editar_oficina', { telefono: '443 123 4567', version: '1' }, {}, { file: '' }],
  ['POST /configuracion/editar_oficina', { telefono: '443 123 4567', email: '' }, {}, { file: '' }],
  [
    'POST /configuracion/editar_oficina',
    { nombre: '', rfc: 'x', email: 'x', quitar_logo: '2' },
    {},
    { file: '' },
  ],
  ['POST /configuracion/editar_oficina', { quitar_logo: '1' }, {}, { file: '' }],
  ['GET /configuracion/detalles_oficina', undefined],
  [
    'POST /clientes/crear',
    { nombre: 'Ana', apellido_paterno: 'Ruiz', email: 'ana@recibos.mx', celular: '55 1234 5678' },
    { _id: '$ana' },
  ],
  ['POST /clientes/crear', { nombre: 'Beto' }, { _id: '$beto' }],
  [
    'POST /configuracion/crear_membresia',
    { nombre: 'Básica', beneficios: ['Uno'] },
    { membresia: { _id: '$plan' } },
  ],
  compra('$ana', '$una'),
  compra('$beto', '$otra'),
  ['POST /clientes/enviar_recibo', beto],
  ['POST /clientes/recibo_contratacion', ana],
  ['POST /clientes/recibo_contratacion', beto],
  ['POST /clientes/recibo_contratacion', ana],
  ['POST /clientes/enviar_recibo', ana, {}, { key: 'r' }],
  ['POST /clientes/enviar_recibo', ana, {}, { key: 'r' }],
  ['POST /clientes/enlace_recibo', ana],
  ['POST /clientes/enlace_recibo', beto],
  ['POST /clientes/recibo_contratacion', { ...ana, id_cliente: '$beto' }],
  ['POST /clientes/recibo_contratacion', { ...ana, id_cliente: NADIE }],
  ['POST /clientes/recibo_contratacion', { id_cliente: 'x' }],
  ['POST /clientes/cancelar_contratacion', ana],
  ['POST /clientes/recibo_contratacion', ana],
  ['POST /clientes/eliminar', { id: '$ana' }],
  ['POST /clientes/recibo_contratacion', ana],
  ...lectora('lea@recibos.mx', { clientes: { detalles: true } }),
  ['POST /clientes/recibo_contratacion', beto, {}, LECTORA],
  ['POST /clientes/enviar_recibo', beto, {}, LECTORA],
  ['POST /clientes/enlace_recibo', beto, {}, LECTORA],
  ['GET /configuracion/detalles_oficina', undefined, {}, LECTORA],
  ['POST /configuracion/editar_oficina', { nombre: 'Otra' }, {}, { token: '$lectora', file: '' }],
]
