import { z } from 'zod'
import { calls, type CallName } from '../../contract/index.ts'
import { demoData } from '../demo.ts'
import { unId, unUsuario } from '../builders.ts'
import { CONTRASENA } from './cuenta/auth.ts'
import { Backend, type BackendKind } from './Backend.ts'
import { section7 } from './plain/section7.ts'
import { DERIVED } from './lists/derivedRows.ts'

/** A back end with the demo office, and a way to ask it as a person who is signed in. */
export const demoSignedIn = (kind: BackendKind = 'ours', data = demoData, usuario = unUsuario()) => {
  const backend = new Backend(kind, data)
  const token = backend.signIn(usuario)
  const ask = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const method = body === undefined ? 'GET' : 'POST'
    const multipart = Object.values(body ?? {}).some((value) => value instanceof File)
    const type = { 'content-type': multipart ? 'multipart/form-data; boundary=x' : 'application/json' }
    const call = { method, path, body, headers: { 'x-auth-token': token, ...type, ...headers } }
    return (await backend.handle(call)) ?? { status: 0, body: null }
  }
  return { backend, ask }
}

const file = () => new File(['hola'], 'Acta.PDF', { type: 'application/pdf' })
const archivo = { id_archivo: unId(0x4000), id_cliente: unId(1) }
const cuenta = {
  nombre: 'Eva',
  apellido_paterno: 'Ríos',
  tipo: 1,
  email: 'eva@demo.mx',
  password: 'una-clave',
}

const bodies: Partial<Record<CallName, unknown>> = {
  'POST /auth/login': { email: unUsuario().email, password: CONTRASENA },
  'POST /auth/cerrar_sesion': {},
  'POST /auth/confirmar_correo': { email: unUsuario().email },
  'POST /auth/verificar_codigo': { email: unUsuario().email, ticket: 'x', codigo: '4071' },
  'POST /auth/recuperar_password': {
    email: unUsuario().email,
    password: 'otra-clave-nueva',
    token_recuperacion: 'x',
  },
  'POST /clientes/listar': { filas: 20 },
  'POST /clientes/listar_avanzado': { cliente: 'ana' },
  'POST /clientes/crear': { nombre: 'Ana' },
  'POST /clientes/editar': { id: unId(1), nombre: 'Ana' },
  'POST /clientes/perfil': { id: unId(1) },
  'POST /clientes/exportar': {},
  'POST /clientes/exportar_expediente': { id: unId(1) },
  'POST /clientes/detalles': { id: unId(1) },
  'POST /clientes/eliminar': { id: unId(1) },
  'POST /clientes/restaurar': { id: unId(1) },
  'POST /clientes/crear_archivo': { id_cliente: unId(1), nombre: 'Acta', archivo: file() },
  'POST /clientes/editar_archivo': { ...archivo, nombre: 'Acta' },
  'POST /clientes/detalles_archivo': archivo,
  'POST /clientes/eliminar_archivo': archivo,
  'POST /clientes/restaurar_archivo': archivo,
  'POST /contrataciones/listar': {},
  'POST /contrataciones/exportar': {},
  'POST /clientes/crear_contratacion': {
    id_cliente: unId(1),
    id_membresia: unId(0x300),
    total: 10,
    metodo: 1,
    fecha_inicio: '2024-01-01',
    fecha_fin: '2024-02-01',
  },
  'POST /mensajes/enviar': { canal: 'correo', texto: 'Hola', destinatarios: [{ id_cliente: unId(2) }] },
  'POST /clientes/crear_lote': { accion: 'eliminar', renglones: [{ id: unId(1) }] },
  'POST /asesorias/crear_lote': { accion: 'finalizar', renglones: [{ id: unId(0x2000) }] },
  'POST /contrataciones/crear_lote': { accion: 'extender', dias: 7, renglones: [{ id: unId(0x7000) }] },
  'POST /usuarios/crear_lote': { accion: 'eliminar', renglones: [{ id: unId(0x3000) }] },
  'POST /clientes/leer_importacion': { archivo: new File(['Nombre\nLuis\n'], 'clientes.csv') },
  'POST /clientes/revisar_importacion': { id: unId(0xa00), columnas: ['nombre'] },
  'POST /clientes/comenzar_importacion': { id: unId(0xa00), columnas: ['nombre'], repetidos: 'omitir' },
  'POST /clientes/marcar_distintos': { ids: [unId(1), unId(2)] },
  'POST /clientes/quitar_distintos': { ids: [unId(1), unId(2)] },
  'POST /lotes/ver': { id: unId(0x900) },
  'POST /lotes/cancelar': { id: unId(0x900) },
  'POST /lotes/mios': {},
  'POST /exportaciones/medir': { lista: 'clientes', pregunta: {} },
  'POST /exportaciones/preparar': { lista: 'clientes', pregunta: {} },
  'POST /clientes/vistas': {},
  'POST /clientes/guardar_vistas': { compacta: true },
  'POST /asesorias/vistas': {},
  'POST /asesorias/guardar_vistas': { compacta: true },
  'POST /usuarios/vistas': {},
  'POST /usuarios/guardar_vistas': { compacta: true },
  'POST /configuracion/vistas_membresias': {},
  'POST /configuracion/guardar_vistas_membresias': { compacta: true },
  'POST /contrataciones/vistas': {},
  'POST /contrataciones/guardar_vistas': { compacta: true },
  'POST /asesorias/listar': { filas: 5 },
  'POST /asesorias/crear': { cliente: unId(1), motivo: 'Plan', fecha: '2024-05-01' },
  'POST /asesorias/detalles': { id: unId(0x2000) },
  'POST /asesorias/editar': { id: unId(0x2000), motivo: 'Otro' },
  'POST /asesorias/eliminar': { id: unId(0x2000) },
  'POST /asesorias/restaurar': { id: unId(0x2000) },
  'POST /asesorias/exportar': {},
  'POST /usuarios/listar': {},
  'POST /usuarios/detalles': { id: unId(0x3000) },
  'POST /usuarios/crear': cuenta,
  'POST /usuarios/editar': { ...cuenta, id: unId(0x3000) },
  'POST /usuarios/eliminar': { id: unId(0x3000) },
  'POST /usuarios/restaurar': { id: unId(0x3000) },
  'POST /usuarios/exportar': {},
  'POST /telemetria': { eventos: [{ remoto: 'clientes', version: '1.0.0', tipo: 'carga', veces: 1 }] },
  'POST /configuracion/listar_regimenes_fiscales': { tipo_persona: 0 },
  'POST /configuracion/crear_membresia': { nombre: 'Oro', beneficios: ['Uno'] },
  'POST /configuracion/editar_membresia': { id: unId(0x300), nombre: 'Oro' },
  'POST /configuracion/detalles_membresia': { id: unId(0x300) },
  'POST /configuracion/eliminar_membresia': { id: unId(0x300) },
  'POST /configuracion/restaurar_membresia': { id: unId(0x300) },
  'POST /configuracion/editar_perfil_personal': { nombre: 'Rosa María', email: unUsuario().email },
  'POST /configuracion/editar_oficina': { nombre: 'Despacho Ñandú' },
  'POST /configuracion/agregar_llave': { ficha: 'x', nombre: 'Teléfono', respuesta: {} },
  'POST /configuracion/guardar_recordatorio': { clase: 'membresias', activo: true },
}

/** What a contract asks for: the first of these that it takes. */
const sampleOf = (schema: z.ZodType | undefined): object =>
  Object.fromEntries(
    Object.entries(schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {})
      .filter(([, member]) => !member.safeParse(undefined).success)
      .map(([name, member]) => [name, SAMPLES.find((value) => member.safeParse(value).success)]),
  )
const SAMPLES = ['Uno', 'uno@demo.mx', '2024-01-01', unId(1), 1, true, []]

/** A body of a call that succeeds; an entity that derives from the contract makes a row first. */
export async function derivedBody(
  name: CallName,
  ask: (path: string, body: object) => Promise<{ body: unknown }>,
) {
  const [, base = '', verb = ''] = /^POST (\/\w+)\/(\w+)$/.exec(name) ?? []
  if (!DERIVED.some((lista) => base === `/${lista}`)) return bodies[name] ?? sampleOf(calls[name].request)
  const make = sampleOf(calls[`POST ${base}/crear` as CallName].request)
  if (verb === 'crear') return make
  if (verb === 'guardar_vistas') return { compacta: true }
  if (['listar', 'exportar', 'vistas'].includes(verb)) return {}
  const { _id: id } = (await ask(`${base}/crear`, make)).body as { _id: string }
  return verb === 'crear_lote' ? { accion: 'eliminar', renglones: [{ id }] } : { id }
}

/** The same with exactly the members of section 7. */
export const complete = (name: CallName): object => {
  const given = (bodies[name] ?? {}) as Record<string, unknown>
  const files = { archivo: new File([], ''), perfil: new File([], '') }
  const members = (section7[name]?.[0] ?? '').split(' ').filter((member) => member !== '')
  return Object.fromEntries(
    members.map((member) => [member, { status: [], ...files, ...given }[member] ?? EMPTY[member] ?? '']),
  )
}
const EMPTY: Record<string, unknown> = { extension: 'pdf', beneficios: ['Uno'], id_locatario: null }
