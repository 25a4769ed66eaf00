import type { CallName } from '../../contract/index.ts'
import type { ReceivedCall } from './exchange.ts'

/*
 * Section 7 of the specification, copied by hand: what each call sends, and which members of its answer the browser
 * reads. No other table of the product derives from it, so that it can reveal mistakes in all of them.
 */

const CLIENTE =
  'nombre apellido_paterno apellido_materno nacimiento celular email nombre_comercial razon_social rfc curp tipo_persona ' +
  'regimen_fiscal giro representante_legal puesto domicilio_fiscal telefono email_empresarial web fecha_constitucion ' +
  'numero_empleados minimo_ingresos_anuales maximo_ingresos_anuales'
const USUARIO = 'nombre apellido_paterno apellido_materno tipo email password passwordConf'

interface Row {
  sends: string
  reads: string
  multipart?: boolean
}

export const section7: Partial<Record<CallName, Row>> = {
  'POST /auth/login': { sends: 'email password', reads: 'token' },
  'POST /auth/confirmar_correo': { sends: 'email', reads: 'codigo msg' },
  'POST /auth/recuperar_password': { sends: 'email password', reads: 'msg' },
  'GET /auth/sesion': { sends: '', reads: 'usuario empresa' },
  'POST /clientes/listar': {
    sends: 'nombre apellido_paterno apellido_materno celular email',
    reads: 'clientes',
  },
  'POST /clientes/listar_avanzado': { sends: 'cliente empresa', reads: 'clientes' },
  'POST /clientes/detalles': { sends: 'id', reads: 'cliente' },
  'POST /clientes/perfil': { sends: 'id', reads: 'cliente' },
  'POST /clientes/crear': { sends: CLIENTE, reads: 'msg' },
  'POST /clientes/editar': { sends: `id ${CLIENTE}`, reads: 'msg' },
  'POST /clientes/eliminar': { sends: 'id', reads: 'msg' },
  'POST /clientes/crear_archivo': {
    sends: 'id_cliente nombre descripcion extension archivo',
    reads: 'archivos msg',
    multipart: true,
  },
  'POST /clientes/editar_archivo': {
    sends: 'id_archivo id_cliente nombre descripcion extension archivo',
    reads: 'archivos msg',
    multipart: true,
  },
  'POST /clientes/detalles_archivo': { sends: 'id_archivo id_cliente', reads: 'archivo' },
  'POST /clientes/eliminar_archivo': { sends: 'id_cliente id_archivo', reads: 'archivos msg' },
  'POST /configuracion/listar_regimenes_fiscales': { sends: 'tipo_persona', reads: 'regimenes' },
  'GET /configuracion/listar_giros': { sends: '', reads: 'giros' },
  'POST /asesorias/listar': { sends: 'cliente status fecha_inicio fecha_fin', reads: 'asesorias' },
  'POST /asesorias/crear': { sends: 'cliente motivo fecha descripcion', reads: 'msg' },
  'POST /usuarios/listar': {
    sends: 'id nombre apellido_paterno apellido_materno tipo fecha_inicio fecha_fin',
    reads: 'usuarios',
  },
  'POST /usuarios/detalles': { sends: 'id', reads: 'usuario' },
  'POST /usuarios/crear': { sends: `id_locatario ${USUARIO}`, reads: 'usuario msg' },
  'POST /usuarios/editar': { sends: `id ${USUARIO}`, reads: 'usuario msg' },
  'POST /usuarios/eliminar': { sends: 'id', reads: 'msg' },
  'GET /configuracion/listar_membresias': { sends: '', reads: 'membresias' },
  'POST /configuracion/crear_membresia': {
    sends: 'nombre precio descripcion beneficios',
    reads: 'membresia msg',
  },
  'POST /configuracion/editar_membresia': {
    sends: 'id nombre precio descripcion beneficios',
    reads: 'membresia msg',
  },
  'POST /configuracion/detalles_membresia': { sends: 'id', reads: 'membresia' },
  'POST /configuracion/eliminar_membresia': { sends: 'id', reads: 'msg' },
  'POST /configuracion/editar_perfil_personal': {
    sends: 'nombre apellido_paterno apellido_materno email password perfil',
    reads: 'perfil msg',
    multipart: true,
  },
}

const words = (text: string) => text.split(' ').filter((word) => word !== '')

/** How a request deviates from section 7: its path, its content type, an extra or missing member, a header of ours. */
export function breachesOf({ method, path, body, headers }: ReceivedCall): string[] {
  const name = `${method.toUpperCase()} ${path}` as CallName
  // «Reintentar» sends this call to any server: every answer proves that the server is alive.
  if (name === 'GET /salud') return []
  const row = section7[name]
  if (!row) return [`${name}: no such call`]
  const wanted = words(row.sends)
  const sent = Object.keys(body ?? {})
  const type = row.multipart ? 'multipart/form-data' : 'application/json'
  return [
    ...sent.filter((member) => !wanted.includes(member)).map((member) => `${name}: «${member}» is too many`),
    ...wanted.filter((member) => !sent.includes(member)).map((member) => `${name}: «${member}» is missing`),
    ...('idempotency-key' in headers ? [`${name}: the header Idempotency-Key is too many`] : []),
    ...(headers['content-type']?.startsWith(type) ? [] : [`${name}: the content type is not ${type}`]),
  ]
}

/** The members of an answer that a server of the plain contract sends. */
export function plainMembers(name: CallName, answer: object): object {
  const told = words(section7[name]?.reads ?? '')
  return Object.fromEntries(Object.entries(answer).filter(([member]) => told.includes(member)))
}
