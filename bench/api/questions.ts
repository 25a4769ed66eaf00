import { randomUUID } from 'node:crypto'
import { type Call, post } from './load/call.ts'

/** A query of /clientes/listar. */
export type Question = Record<string, string | number>

/** The requests of one measured run. */
export type Scenario =
  | { kind: 'sign-in'; accounts: { email: string; password: string }[] }
  | { kind: 'list'; token: string; questions: Question[] }
  | { kind: 'create'; token: string }
  /** The first page of one office after another. */
  | { kind: 'offices'; tokens: string[] }
  /** What an office does all day, by several people over these clients. */
  | { kind: 'mixed'; tokens: string[]; ids: string[]; questions: Question[] }

/** The next request of a connection. Both sides get the same requests in the same order. */
export function requestsOf(scenario: Scenario): (connection: number) => Call {
  let asked = 0
  if (scenario.kind === 'sign-in') {
    // One account per connection: by design, simultaneous attempts at one account wait for each other (D27).
    const requests = scenario.accounts.map((account) => post('/auth/login', account))
    return (connection) => requests[connection % requests.length] as Call
  }
  if (scenario.kind === 'offices') {
    const { tokens } = scenario
    return () =>
      post('/clientes/listar', pages[0] ?? {}, { 'x-auth-token': tokens[asked++ % tokens.length] ?? '' })
  }
  if (scenario.kind === 'mixed') return mixedRequests(scenario)
  const headers = { 'x-auth-token': scenario.token }
  if (scenario.kind === 'list') {
    const requests = scenario.questions.map((question) => post('/clientes/listar', question, headers))
    return () => requests[asked++ % requests.length] as Call
  }
  return () => post('/clientes/crear', newClient(asked++), { ...headers, 'idempotency-key': randomUUID() })
}

/** Of twenty calls: nine pages of the list, six details, three edits, two new clients. */
const MIX = [
  ...['list', 'details', 'list', 'edit', 'list', 'details', 'create', 'list', 'details', 'list'],
  ...['edit', 'details', 'list', 'list', 'details', 'create', 'list', 'edit', 'details', 'list'],
]

function mixedRequests({ tokens, ids, questions }: Extract<Scenario, { kind: 'mixed' }>) {
  let asked = 0
  return (connection: number): Call => {
    const number = asked++
    const headers = { 'x-auth-token': tokens[connection % tokens.length] ?? '' }
    const id = ids[number % ids.length]
    const what = MIX[number % MIX.length]
    if (what === 'details') return post('/clientes/detalles', { id }, headers)
    if (what === 'edit') return post('/clientes/editar', { id, celular: celular(number) }, headers)
    if (what === 'list') return post('/clientes/listar', questions[number % questions.length] ?? {}, headers)
    return post('/clientes/crear', newClient(number), { ...headers, 'idempotency-key': randomUUID() })
  }
}

/** The name of every client that a measurement creates, used to find and delete them. */
export const CREATED = 'Medición'

const newClient = (number: number) => ({
  nombre: CREATED,
  apellido_paterno: `Prueba ${number % 1000}`,
  apellido_materno: 'Núñez',
  celular: celular(number),
  email: `medicion.${number}@correo.example`,
  nombre_comercial: 'Servicios del Valle',
  tipo_persona: 0,
})

const celular = (number: number) => `55${String(10_000_000 + (number % 10_000_000))}`

/** The columns by which the list may be ordered. */
export const ORDERS = ['creacion', 'nombre', 'email', 'apellido_paterno', 'celular']

/** The first ten pages, as the screen requests them. */
export const pages: Question[] = Array.from({ length: 10 }, (_, pagina) => ({
  filas: 20,
  pagina,
  orden: 'creacion',
  direccion: 'desc',
}))

/** Every filter with every order, in both directions. */
export const ordered = (filters: readonly Question[]): Question[] =>
  ORDERS.flatMap((orden) =>
    filters.flatMap((filter) =>
      ['asc', 'desc'].map((direccion) => ({ ...filter, filas: 20, pagina: 0, orden, direccion })),
    ),
  )

/**
 * What people type: names with and without accents, parts of names, digits, two filters at once, text without matches.
 */
export const FILTERS: readonly Question[] = [
  { apellido_paterno: 'Zúñiga' },
  { apellido_materno: 'ordoñez' },
  { nombre: 'Xóchitl' },
  { nombre: 'íñigo' },
  { nombre: 'xo' },
  { nombre: 'q' },
  { celular: '5512' },
  { celular: '998877' },
  { email: 'garcia77' },
  { email: 'no-hay-nadie' },
  { nombre: 'maria', apellido_paterno: 'ñ' },
  { nombre: 'jose', apellido_paterno: 'zu' },
  { nombre: 'José' },
  { nombre: 'a' },
  { apellido_paterno: 'ez' },
  { celular: '55' },
  { email: 'example' },
  { nombre: 'ar', apellido_paterno: 'a' },
]
