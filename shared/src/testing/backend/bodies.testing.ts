import { z } from 'zod'
import { calls, type CallName } from '../../contract/index.ts'
import { demoData } from '../demo.ts'
import { unId, unUsuario } from '../builders.ts'
import { CONTRASENA } from './cuenta/auth.ts'
import { Backend, type BackendKind } from './Backend.ts'
import { CODIGO } from './cuenta/recuperacion.ts'
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
const pago = { id_cliente: unId(1), id_contratacion: unId(0x7000) }
const archivo = { id_archivo: unId(0x4000), id_cliente: unId(1) }
const nota = { id_cliente: unId(1), id_nota: unId(0x8000) }
const cuenta = {
  nombre: 'Eva',
  apellido_paterno: 'Ríos',
  tipo: 1,
  email: 'eva@demo.mx',
  password: 'una-clave',
}

const bodies: Partial<Record<CallName, unknown>> = {
  'POST /auth/login': { email: unUsuario().email, password: CONTRASENA },
  'POST /auth/segundo_paso': { ticket: 'x', codigo: '123456' },
  'POST /auth/opciones_llave': { ticket: 'x' },
  'POST /auth/cerrar_sesion': {},
  'POST /auth/confirmar_correo': { email: unUsuario().email },
  'POST /auth/verificar_codigo': {
    email: unUsuario().email,
    ticket: `ficha.${unUsuario().email}`,
    codigo: CODIGO,
  },
  'POST /auth/recuperar_password': {
    email: unUsuario().email,
    password: 'otra-clave-nueva',
    token_recuperacion: `recuperacion.${unUsuario().email}`,
  },
  'POST /clientes/listar': { filas: 20 },
  'POST /clientes/listar_avanzado': { cliente: 'ana' },
  'POST /clientes/crear': { nombre: 'Ana' },
  'POST /clientes/editar': { id: unId(1), nombre: 'Ana' },
  'POST /clientes/perfil': { id: unId(1) },
  'POST /clientes/posibles_duplicados': { email: 'ana.hernandez@correo.mx' },
  'POST /archivos/listar': {},
  'POST /archivos/exportar': {},
  'POST /bitacora/listar': {},
  'POST /bitacora/exportar': {},
  'POST /busqueda/buscar': { texto: 'ana' },
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
  'POST /clientes/miniaturas': { id_cliente: unId(1) },
  'POST /clientes/pagos_contratacion': { id_cliente: unId(1), id_contratacion: unId(0x7000) },
  'POST /clientes/crear_pago': { ...pago, fecha: '2024-01-01', metodo: 0, monto: 10 },
  'POST /clientes/cancelar_pago': { ...pago, id_pago: unId(0x7700) },
  'POST /clientes/restaurar_pago': { ...pago, id_pago: unId(0x7700) },
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
  'POST /clientes/extender_contratacion': { id_cliente: unId(1), id_contratacion: unId(0x7000), dias: 7 },
  'POST /clientes/restaurar_fecha_fin': { id_cliente: unId(1), id_contratacion: unId(0x7000) },
  'POST /clientes/cancelar_contratacion': { id_cliente: unId(1), id_contratacion: unId(0x7000) },
  'POST /clientes/restaurar_contratacion': { id_cliente: unId(1), id_contratacion: unId(0x7000) },
  'POST /clientes/recibo_contratacion': { id_cliente: unId(1), id_contratacion: unId(0x7000) },
  'POST /clientes/enviar_recibo': { id_cliente: unId(2), id_contratacion: unId(0x7001) },
  'POST /clientes/enlace_recibo': { id_cliente: unId(1), id_contratacion: unId(0x7000) },
  'POST /asesorias/ver_calendario': {},
  'POST /asesorias/crear_calendario': {},
  'POST /asesorias/quitar_calendario': {},
  'POST /clientes/crear_nota': { id_cliente: unId(1), texto: 'Llamar' },
  'POST /clientes/editar_nota': { ...nota, texto: 'Otra' },
  'POST /clientes/terminar_nota': { ...nota, hecha: true },
  'POST /clientes/eliminar_nota': nota,
  'POST /clientes/restaurar_nota': nota,
  'POST /clientes/historia': { id_cliente: unId(1) },
  'POST /mensajes/textos': {},
  'POST /mensajes/guardar_textos': { textos: [{ nombre: 'Uno', texto: 'Hola {nombre}' }] },
  'POST /mensajes/preparar': { clientes: [unId(1)] },
  'POST /mensajes/enviar': { canal: 'correo', texto: 'Hola', destinatarios: [{ id_cliente: unId(2) }] },
  'POST /tareas/mias': {},
  'POST /inicio/hoy': {},
  'POST /reportes/consultar': { desde: '2026-01-01', hasta: '2026-12-31' },
  'POST /clientes/crear_lote': { accion: 'eliminar', renglones: [{ id: unId(1) }] },
  'POST /asesorias/crear_lote': { accion: 'finalizar', renglones: [{ id: unId(0x2000) }] },
  'POST /contrataciones/crear_lote': { accion: 'extender', dias: 7, renglones: [{ id: unId(0x7000) }] },
  'POST /usuarios/crear_lote': { accion: 'eliminar', renglones: [{ id: unId(0x3000) }] },
  'POST /clientes/leer_importacion': { archivo: new File(['Nombre\nLuis\n'], 'clientes.csv') },
  'POST /clientes/revisar_importacion': { id: unId(0xa00), columnas: ['nombre'] },
  'POST /clientes/comenzar_importacion': { id: unId(0xa00), columnas: ['nombre'], repetidos: 'omitir' },
  'POST /clientes/ver_importacion': { id: unId(0xa00) },
  'POST /clientes/listar_importaciones': {},
  'POST /clientes/buscar_duplicados': {},
  'POST /clientes/duplicados': {},
  'POST /clientes/unir': { id: unId(1), id_otro: unId(2) },
  'POST /clientes/deshacer_union': { id: unId(1) },
  'POST /clientes/uniones': {},
  'POST /clientes/marcar_distintos': { ids: [unId(1), unId(2)] },
  'POST /clientes/quitar_distintos': { ids: [unId(1), unId(2)] },
  'POST /clientes/cancelar_importacion': { id: unId(0xa00) },
  'POST /clientes/deshacer_importacion': { id: unId(0xa01) },
  'POST /clientes/descargar_fallas': { id: unId(0xa01) },
  'POST /lotes/ver': { id: unId(0x900) },
  'POST /lotes/cancelar': { id: unId(0x900) },
  'POST /lotes/mios': {},
  'POST /exportaciones/medir': { lista: 'clientes', pregunta: {} },
  'POST /exportaciones/preparar': { lista: 'clientes', pregunta: {} },
  'POST /exportaciones/mias': {},
  'POST /exportaciones/quitar': { id: unId(0x7800) },
  'POST /exportaciones/descargar': { id: unId(0x7800) },
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
  'POST /usuarios/ver_acceso': { id: unId(0x3000) },
  'POST /usuarios/ver_correo': {},
  'POST /usuarios/invitar': { id: unId(0x3000) },
  'POST /usuarios/cerrar_acceso': { id: unId(0x3000) },
  'POST /usuarios/devolver_acceso': { id: unId(0x3000) },
  'POST /telemetria': { eventos: [{ remoto: 'clientes', version: '1.0.0', tipo: 'carga', veces: 1 }] },
  'POST /configuracion/listar_regimenes_fiscales': { tipo_persona: 0 },
  'POST /configuracion/crear_membresia': { nombre: 'Oro', beneficios: ['Uno'] },
  'POST /configuracion/editar_membresia': { id: unId(0x300), nombre: 'Oro' },
  'POST /configuracion/detalles_membresia': { id: unId(0x300) },
  'POST /configuracion/eliminar_membresia': { id: unId(0x300) },
  'POST /configuracion/restaurar_membresia': { id: unId(0x300) },
  'POST /configuracion/editar_perfil_personal': { nombre: 'Rosa María', email: unUsuario().email },
  'POST /configuracion/editar_oficina': { nombre: 'Despacho Ñandú' },
  'POST /configuracion/recordatorios': {},
  'POST /configuracion/exigencia_paso': {},
  'POST /configuracion/exigir_paso': { dias: 14 },
  'POST /usuarios/ver_segundo_paso': { id: unId(0x3000) },
  'POST /usuarios/quitar_segundo_paso': { id: unId(0x3000) },
  'POST /configuracion/sesiones': {},
  'POST /configuracion/segundo_paso': {},
  'POST /configuracion/preparar_autenticador': { password_actual: 'x' },
  'POST /configuracion/activar_autenticador': { ficha: 'x', codigo: '123456' },
  'POST /configuracion/quitar_autenticador': { password_actual: 'x', codigo: '123456' },
  'POST /configuracion/nuevos_codigos': { password_actual: 'x' },
  'POST /configuracion/olvidar_equipo': { id: unId(1) },
  'POST /configuracion/preparar_llave': { password_actual: 'x' },
  'POST /configuracion/agregar_llave': { ficha: 'x', nombre: 'Teléfono', respuesta: {} },
  'POST /configuracion/quitar_llave': { id: unId(1), password_actual: 'x' },
  'POST /configuracion/cerrar_una_sesion': { id: unId(1) },
  'POST /configuracion/cerrar_otras_sesiones': {},
  'POST /configuracion/guardar_recordatorio': { clase: 'membresias', activo: true },
}

/** For an entity that has no file of its own here, what its contract asks for: the first of these that it takes. */
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
  if (!DERIVED.some((lista) => base === `/${lista}`)) return bodies[name]
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
