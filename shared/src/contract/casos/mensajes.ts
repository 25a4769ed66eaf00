import { LECTORA, NADIE, lectora, type Caso } from './caso.ts'

const texto = { asunto: 'Para {nombre}', texto: 'Hola {nombre}: tu {plan} termina el {dia}.' }
const enviar = (canal: string, ...ids: string[]) => ({
  ...{ canal, ...texto },
  destinatarios: ids.map((id_cliente) => ({ id_cliente })),
})

/** The texts of the office, and messages to clients (E-22). */
export const mensajes: readonly Caso[] = [
  ['POST /mensajes/textos', {}],
  ['POST /mensajes/guardar_textos', { textos: [{ nombre: ' Uno ', ...texto }], version: 0 }],
  ['POST /mensajes/guardar_textos', { textos: [], version: 0 }],
  ['POST /mensajes/guardar_textos', { textos: [{ nombre: 'Uno', texto: 'Hola {apellido}' }] }],
  [
    'POST /mensajes/guardar_textos',
    {
      textos: [
        { nombre: 'Uno', ...texto },
        { nombre: 'UNO', ...texto },
      ],
    },
  ],
  ['POST /mensajes/guardar_textos', { textos: [{ nombre: '', texto: '' }] }],
  ['POST /mensajes/textos', {}],
  [
    'POST /clientes/crear',
    { nombre: 'Ana', apellido_paterno: 'Ruiz', email: 'ana@mensajes.mx', celular: '55 1234 5678' },
    { _id: '$ana' },
  ],
  ['POST /clientes/crear', { nombre: 'Beto', email_empresarial: 'hola@beto.mx' }, { _id: '$beto' }],
  ['POST /clientes/crear', { nombre: 'Carla' }, { _id: '$carla' }],
  [
    'POST /configuracion/crear_membresia',
    { nombre: 'Básica', beneficios: ['Uno'] },
    { membresia: { _id: '$plan' } },
  ],
  ...['$ana', '$beto'].map((id_cliente, n): Caso => [
    'POST /clientes/crear_contratacion',
    {
      ...{ id_cliente, id_membresia: '$plan', total: 10, metodo: 0 },
      ...{ fecha_inicio: '2026-01-01', fecha_fin: `2999-01-0${n + 1}` },
    },
    { contratacion: { _id: `$compra${n}` } },
  ]),
  ['POST /mensajes/preparar', { clientes: ['$carla', '$ana'] }],
  ['POST /mensajes/preparar', { contrataciones: ['$compra1', '$compra0'] }],
  ['POST /mensajes/preparar', { filtro: { fin_hasta: '2999-01-01' } }],
  ['POST /mensajes/preparar', { clientes: [NADIE] }],
  ['POST /mensajes/preparar', {}],
  ['POST /mensajes/preparar', { clientes: [], contrataciones: ['x'] }],
  ['POST /mensajes/enviar', enviar('correo', '$ana', '$beto', '$carla'), {}, { key: 'm' }],
  ['POST /mensajes/enviar', enviar('correo', '$ana', '$beto', '$carla'), {}, { key: 'm' }],
  ['POST /mensajes/enviar', enviar('whatsapp', '$ana')],
  ['POST /mensajes/enviar', enviar('whatsapp', '$beto')],
  ['POST /mensajes/enviar', enviar('correo', '$carla')],
  ['POST /mensajes/enviar', enviar('whatsapp', '$beto', '$carla')],
  ['POST /mensajes/enviar', enviar('correo', NADIE)],
  ['POST /mensajes/enviar', { canal: 'fax', texto: '', destinatarios: [] }],
  [
    'POST /mensajes/enviar',
    { canal: 'correo', ...texto, destinatarios: [{ id_cliente: '$ana', id_contratacion: '$compra1' }] },
  ],
  ['POST /mensajes/preparar', { clientes: ['$ana'] }],
  ['POST /clientes/historia', { id_cliente: '$ana', tipos: ['mensaje'] }],
  ...lectora('lea@mensajes.mx', { clientes: { detalles: true } }),
  ['POST /mensajes/preparar', { clientes: ['$ana'] }, {}, LECTORA],
  ['POST /mensajes/guardar_textos', { textos: [] }, {}, LECTORA],
]
