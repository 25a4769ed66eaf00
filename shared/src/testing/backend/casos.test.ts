import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { casos, hear } from '../../contract/casos/index.ts'
import type { CallName } from '../../contract/index.ts'
import { unUsuario } from '../builders.ts'
import { Backend } from './Backend.ts'
import type { Input } from './handler.ts'

/*
 * The in-memory back end answers what the real api says. What few tests need, only the api answers: those tests give the
 * answers themselves (`backend.answers`). Such a call keeps what the contract says of it: its schema and who may make it.
 */

/** Only the api answers these as it does; some have a handler here all the same, for who looks at a remote alone. */
const ONLY_API: readonly CallName[] = [
  'GET /configuracion/detalles_oficina',
  'GET /salud',
  'POST /asesorias/crear_calendario',
  'POST /asesorias/crear_lote',
  'POST /asesorias/quitar_calendario',
  'POST /asesorias/ver_calendario',
  'POST /auth/recuperar_password',
  'POST /busqueda/buscar',
  'POST /clientes/cancelar_contratacion',
  'POST /clientes/cancelar_pago',
  'POST /clientes/crear_lote',
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
  'POST /lotes/cancelar',
  'POST /lotes/ver',
  'POST /mensajes/enviar',
  'POST /mensajes/guardar_textos',
  'POST /mensajes/preparar',
  'POST /mensajes/textos',
  'POST /tareas/mias',
  'POST /usuarios/cerrar_acceso',
  'POST /usuarios/devolver_acceso',
  'POST /usuarios/invitar',
  'POST /usuarios/ver_acceso',
]

/** Members that only the api understands, or refuses. */
const ONLY_API_ASKS: { [N in CallName]?: readonly (keyof Input<N>)[] } = {
  'POST /clientes/crear': ['nacimiento', 'regimen_fiscal', 'giro'],
  'POST /clientes/editar': ['nacimiento'],
  'POST /contrataciones/listar': ['sin_renovar', 'renovadas'],
  'POST /usuarios/crear': ['invitar', 'passwordConf'],
  'POST /usuarios/editar': ['passwordConf'],
}

/** Calls whose answers differ from the api's once a call of ONLY_API has changed something, by series. */
const SINCE: Record<string, readonly CallName[]> = {
  accesos: [
    'GET /asesorias/listar_asesores',
    'GET /auth/sesion',
    'POST /asesorias/crear',
    'POST /asesorias/detalles',
    'POST /auth/login',
    'POST /usuarios/crear',
    'POST /usuarios/listar',
  ],
  contrataciones: ['POST /clientes/perfil', 'POST /usuarios/crear'],
  pagos: ['POST /clientes/perfil', 'POST /contrataciones/listar', 'POST /usuarios/crear'],
  recibos: ['POST /usuarios/crear'],
  notas: ['POST /usuarios/crear'],
  mensajes: ['POST /usuarios/crear'],
  lotes: ['POST /asesorias/listar', 'POST /usuarios/crear'],
}

const ada = unUsuario({ nombre: 'Ada', apellido_paterno: null })
const folder = join(import.meta.dirname, '../../contract/casos/respuestas')

type Said = [call: CallName, body: object, status: number, answer: unknown]
/** As it goes over the wire. */
const plain = (said: unknown) => JSON.parse(JSON.stringify(said)) as Said

/** The contract refuses bad input of any call; both answers must then be the same. */
const refused = (here: Said, api: Said) => here[2] === api[2] && here[2] !== 200

/** Which entry of the lists excuses a call. */
function entryOf(call: CallName, body: object | undefined): string | undefined {
  if (ONLY_API.includes(call)) return call
  const asked = ONLY_API_ASKS[call]?.find((member) => Object.hasOwn(body ?? {}, member))
  return asked && `${call}: ${asked}`
}

/** The calls of a series with two answers each: the one given here, and the real api's. */
async function told(name: string) {
  const serie = casos[name] ?? []
  const backend = new Backend()
  backend.data.usuarios = []
  const token = backend.signIn(ada)
  const said = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as [status: number, answer: unknown])
  let n = 0
  const heard = await hear(serie, async (call, body, asked) => {
    const before = { ...backend.data }
    const told = said[n++]
    const [method = '', path = ''] = call.split(' ')
    const key: Record<string, string> = asked.key === undefined ? {} : { 'idempotency-key': asked.key }
    const file = asked.file ? { archivo: new File(['%PDF-1.4\n%%EOF\n'], asked.file) } : {}
    const headers = { 'x-auth-token': asked.token ?? token, ...key }
    const sent = body && { ...body, ...file }
    const answer = (await backend.handle({ method, path, body: sent, headers })) ?? { status: 0, body: null }
    if (told?.[0] === 200 || answer.status !== 200 || !entryOf(call, body)) return answer
    // What only the api refuses is not done here either: the calls after it mean the same.
    backend.data = before
    return { ...answer, body: null }
  })
  expect(backend.breaches).toEqual([])
  expect(said).toHaveLength(serie.length)
  let wrote = false
  return serie.map(([call, body], i) => {
    const entry = entryOf(call, body)
    const api = said[i]!
    const excused = entry ?? (wrote && SINCE[name]?.includes(call))
    wrote ||= entry !== undefined && api[0] === 200
    return { call, entry, excused, here: plain([call, body, ...heard[i]!]), api: plain([call, body, ...api]) }
  })
}

it.each(Object.keys(casos))('[D24] a client hears of %s what the real api says', async (name) => {
  const all = await told(name)
  for (const { excused, here, api } of all) if (!excused || refused(here, api)) expect(here).toEqual(api)
  // A call whose answers are all the api's again must leave SINCE.
  const differ = all
    .filter(({ excused, here, api }) => excused && !isDeepStrictEqual(here, api))
    .map(({ call }) => call)
  expect(SINCE[name]?.filter((call) => !differ.includes(call)) ?? []).toEqual([])
})

it('[D24] only the api answers what is listed', async () => {
  const all = (await Promise.all(Object.keys(casos).map(told))).flat()
  const differ = all.filter(({ here, api }) => !isDeepStrictEqual(here, api)).map(({ entry }) => entry)
  const asks = Object.entries(ONLY_API_ASKS).flatMap(([call, asked]) => asked.map((one) => `${call}: ${one}`))
  expect([...ONLY_API, ...asks].filter((entry) => !differ.includes(entry))).toEqual([])
})
