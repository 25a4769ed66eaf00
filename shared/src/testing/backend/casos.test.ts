import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { casos, hear } from '../../contract/casos/index.ts'
import type { CallName } from '../../contract/index.ts'
import { unUsuario } from '../builders.ts'
import { Backend } from './Backend.ts'
import { handlers } from './handlers.ts'

/*
 * The in-memory back end answers what the real api says. What few tests need, only the api answers: those tests give the
 * answers themselves (`backend.answers`). Such a call keeps what the contract says of it: its schema and who may make it.
 */

/** Only the api answers these. */
const ONLY_API: readonly CallName[] = [
  'GET /configuracion/detalles_oficina',
  'GET /salud',
  'POST /asesorias/crear_calendario',
  'POST /asesorias/crear_lote',
  'POST /asesorias/quitar_calendario',
  'POST /asesorias/ver_calendario',
  'POST /busqueda/buscar',
  'POST /clientes/cancelar_contratacion',
  'POST /clientes/cancelar_pago',
  'POST /clientes/crear_nota',
  'POST /clientes/crear_pago',
  'POST /clientes/editar_nota',
  'POST /clientes/eliminar_nota',
  'POST /clientes/enlace_recibo',
  'POST /clientes/enviar_recibo',
  'POST /clientes/extender_contratacion',
  'POST /clientes/historia',
  'POST /clientes/miniaturas',
  'POST /clientes/pagos_contratacion',
  'POST /clientes/posibles_duplicados',
  'POST /clientes/recibo_contratacion',
  'POST /clientes/restaurar_contratacion',
  'POST /clientes/restaurar_fecha_fin',
  'POST /clientes/restaurar_nota',
  'POST /clientes/restaurar_pago',
  'POST /clientes/terminar_nota',
  'POST /configuracion/editar_oficina',
  'POST /contrataciones/crear_lote',
  'POST /inicio/hoy',
  'POST /mensajes/enviar',
  'POST /mensajes/guardar_textos',
  'POST /mensajes/preparar',
  'POST /mensajes/textos',
  'POST /tareas/mias',
  'POST /usuarios/cerrar_acceso',
  'POST /usuarios/devolver_acceso',
  'POST /usuarios/invitar',
  'POST /usuarios/ver_acceso',
  'POST /usuarios/ver_correo',
]

/** Calls whose answers differ from the api's once a call of ONLY_API has changed something, by series. */
const SINCE: Record<string, readonly CallName[]> = {
  accesos: [
    'GET /asesorias/listar_asesores',
    'GET /auth/sesion',
    'POST /asesorias/crear',
    'POST /asesorias/detalles',
    'POST /auth/login',
    'POST /auth/recuperar_password',
    'POST /usuarios/crear',
    'POST /usuarios/listar',
  ],
  contrataciones: ['POST /clientes/perfil', 'POST /usuarios/crear'],
  pagos: ['POST /clientes/perfil', 'POST /contrataciones/listar', 'POST /usuarios/crear'],
  recibos: ['POST /usuarios/crear'],
  notas: ['POST /usuarios/crear'],
  mensajes: ['POST /usuarios/crear'],
  lotes: ['POST /asesorias/listar', 'POST /lotes/ver', 'POST /usuarios/crear'],
}

const ada = unUsuario({ nombre: 'Ada', apellido_paterno: null })
const folder = join(import.meta.dirname, '../../contract/casos/respuestas')

type Said = [call: CallName, body: object, status: number, answer: unknown]
/** As it goes over the wire. */
const plain = (said: unknown) => JSON.parse(JSON.stringify(said)) as Said

/** The contract refuses bad input also of a call without a handler; both answers must then be the same. */
const refused = (call: CallName, here: Said, api: Said) =>
  ONLY_API.includes(call) && here[2] === api[2] && here[2] !== 200

/** The calls of a series with two answers each: the one given here, and the real api's. */
async function told(name: string) {
  const serie = casos[name] ?? []
  const backend = new Backend()
  backend.data.usuarios = []
  const token = backend.signIn(ada)
  const heard = await hear(serie, async (call, body, asked) => {
    const [method = '', path = ''] = call.split(' ')
    const key: Record<string, string> = asked.key === undefined ? {} : { 'idempotency-key': asked.key }
    const file = asked.file ? { archivo: new File(['%PDF-1.4\n%%EOF\n'], asked.file) } : {}
    const headers = { 'x-auth-token': asked.token ?? token, ...key }
    const sent = body && { ...body, ...file }
    return (await backend.handle({ method, path, body: sent, headers })) ?? { status: 0, body: null }
  })
  expect(backend.breaches).toEqual([])
  const said = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
  expect(said).toHaveLength(serie.length)
  let wrote = false
  return serie.map(([call, body], i) => {
    const only = ONLY_API.includes(call)
    const api = JSON.parse(said[i]!) as [status: number, answer: unknown]
    const excused = only || (wrote && SINCE[name]?.includes(call))
    wrote ||= only && api[0] === 200
    return { call, excused, here: plain([call, body, ...heard[i]!]), api: plain([call, body, ...api]) }
  })
}

it.each(Object.keys(casos))('[D24] a client hears of %s what the real api says', async (name) => {
  const all = await told(name)
  for (const { call, excused, here, api } of all)
    if (!excused || refused(call, here, api)) expect(here).toEqual(api)
  // A call whose answers are all the api's again must leave SINCE.
  const differ = all
    .filter(({ excused, here, api }) => excused && !isDeepStrictEqual(here, api))
    .map(({ call }) => call)
  expect(SINCE[name]?.filter((call) => !differ.includes(call)) ?? []).toEqual([])
})

it('[D24] only the api answers what is listed, and no other call of a series', () => {
  const asked = new Set(Object.values(casos).flatMap((serie) => serie.map(([call]) => call)))
  expect([...asked].filter((call) => !(call in handlers)).sort()).toEqual(ONLY_API.toSorted())
})
