import type { CallName } from '../../../contract/index.ts'
import type { ReceivedCall } from '../http/exchange.ts'

/*
 * Section 7 of the specification, copied by hand: what each call sends, and which members of its answer the browser
 * reads. No other table of the product derives from it, so that it can reveal mistakes in all of them.
 */

const NOMBRE = 'nombre apellido_paterno apellido_materno'
const CLIENTE =
  `${NOMBRE} nacimiento celular email nombre_comercial razon_social rfc curp tipo_persona regimen_fiscal giro ` +
  'representante_legal puesto domicilio_fiscal telefono email_empresarial web fecha_constitucion ' +
  'numero_empleados minimo_ingresos_anuales maximo_ingresos_anuales'
const ARCHIVO = 'id_cliente nombre descripcion extension archivo'
const USUARIO = `${NOMBRE} tipo email password passwordConf`
const MEMBRESIA = 'nombre precio descripcion beneficios'

/** The members that are files: their calls are multipart. */
const FILES = ['archivo', 'perfil']

/** What a call sends, and what the browser reads of its answer. */
type Row = readonly [sends: string, reads: string]

export const section7: Partial<Record<CallName, Row>> = {
  'POST /auth/login': ['email password', 'token'],
  'POST /auth/confirmar_correo': ['email', 'codigo msg'],
  'POST /auth/recuperar_password': ['email password', 'msg'],
  'GET /auth/sesion': ['', 'usuario empresa'],
  'POST /clientes/listar': [`${NOMBRE} celular email`, 'clientes'],
  'POST /clientes/listar_avanzado': ['cliente empresa', 'clientes'],
  'POST /clientes/detalles': ['id', 'cliente'],
  'POST /clientes/perfil': ['id', 'cliente'],
  'POST /clientes/crear': [CLIENTE, 'msg'],
  'POST /clientes/editar': [`id ${CLIENTE}`, 'msg'],
  'POST /clientes/eliminar': ['id', 'msg'],
  'POST /clientes/crear_archivo': [ARCHIVO, 'archivos msg'],
  'POST /clientes/editar_archivo': [`id_archivo ${ARCHIVO}`, 'archivos msg'],
  'POST /clientes/detalles_archivo': ['id_archivo id_cliente', 'archivo'],
  'POST /clientes/eliminar_archivo': ['id_cliente id_archivo', 'archivos msg'],
  'POST /configuracion/listar_regimenes_fiscales': ['tipo_persona', 'regimenes'],
  'GET /configuracion/listar_giros': ['', 'giros'],
  'POST /asesorias/listar': ['cliente status fecha_inicio fecha_fin', 'asesorias'],
  'POST /asesorias/crear': ['cliente motivo fecha descripcion', 'msg'],
  'POST /usuarios/listar': [`id ${NOMBRE} tipo fecha_inicio fecha_fin`, 'usuarios'],
  'POST /usuarios/detalles': ['id', 'usuario'],
  'POST /usuarios/crear': [`id_locatario ${USUARIO}`, 'usuario msg'],
  'POST /usuarios/editar': [`id ${USUARIO}`, 'usuario msg'],
  'POST /usuarios/eliminar': ['id', 'msg'],
  'GET /configuracion/listar_membresias': ['', 'membresias'],
  'POST /configuracion/crear_membresia': [MEMBRESIA, 'membresia msg'],
  'POST /configuracion/editar_membresia': [`id ${MEMBRESIA}`, 'membresia msg'],
  'POST /configuracion/detalles_membresia': ['id', 'membresia'],
  'POST /configuracion/eliminar_membresia': ['id', 'msg'],
  'POST /configuracion/editar_perfil_personal': [`${NOMBRE} email password perfil`, 'perfil msg'],
}

const words = (text: string) => text.split(' ').filter((word) => word !== '')

/** How a request deviates from section 7: its path, its content type, an extra or missing member, a header of ours. */
export function breachesOf({ method, path, body, headers }: ReceivedCall): string[] {
  const name = `${method.toUpperCase()} ${path}` as CallName
  // «Reintentar» sends this call to any server: every answer proves that the server is alive.
  if (name === 'GET /salud') return []
  const [sends] = section7[name] ?? []
  if (sends === undefined) return [`${name}: no such call`]
  const wanted = words(sends)
  const sent = Object.keys(body ?? {})
  const type = wanted.some((member) => FILES.includes(member)) ? 'multipart/form-data' : 'application/json'
  return [
    ...sent.filter((member) => !wanted.includes(member)).map((member) => `${name}: «${member}» is too many`),
    ...wanted.filter((member) => !sent.includes(member)).map((member) => `${name}: «${member}» is missing`),
    ...('idempotency-key' in headers ? [`${name}: the header Idempotency-Key is too many`] : []),
    ...(headers['content-type']?.startsWith(type) ? [] : [`${name}: the content type is not ${type}`]),
  ]
}

/** The members that such a server never sends, however deep. */
const OURS = new Set(['version', 'total_exacto', 'tamano', 'duracion', 'hora', 'minutos', 'id_asesor'])

/** An answer as such a server sends it. */
export function plainAnswer(name: CallName, answer: object): object {
  const told = words(section7[name]?.[1] ?? '')
  const said = Object.fromEntries(Object.entries(answer).filter(([member]) => told.includes(member)))
  const theirs = (member: string, value: unknown) => (OURS.has(member) ? undefined : value)
  return JSON.parse(JSON.stringify(said, theirs)) as object
}
