import type { CallName } from '../calls.ts'

/** How a call is made, where it is not the Administrador's with a plain body. */
export interface Asked {
  /** Whose token: `$eva`, or '' for nobody. */
  token?: string
  /** Its Idempotency-Key. */
  key?: string
  /** The name of the file in a multipart body, '' for none; its contents are a small PDF. */
  file?: string
}

/** A call. A text like `$ana` is what an answer said where `names` has it; later calls mean the same. */
export type Caso = readonly [name: CallName, body: object | undefined, names?: object, asked?: Asked]

/** Status and body of an answer, written so that two servers can be compared. */
export type Heard = [status: number, body: unknown]

/** Makes a call. */
export type Ask = (
  name: CallName,
  body: object | undefined,
  asked: Asked,
) => Promise<{ status: number; body: unknown }>

/** An id that nothing has. */
export const NADIE = '01900000-0000-7000-8000-0000000fffff'
/** A password that is good enough. */
export const CLAVE = 'bicicleta azul y roja'
/** Asks as the person with few permissions. */
export const LECTORA = { token: '$lectora' }

/** A person with few permissions, who signs in. */
export const lectora = (email: string, permisos: object): Caso[] => [
  [
    'POST /usuarios/crear',
    { nombre: 'Lea', apellido_paterno: 'Paz', tipo: 1, email, password: CLAVE, permisos },
  ],
  ['POST /auth/login', { email, password: CLAVE }, LECTORA],
]

/**
 * Makes the calls one by one, and tells what was heard.
 * @param untold the lists that no series is about: a new entity changes nothing of what others say
 */
export async function hear(casos: readonly Caso[], ask: Ask, untold: readonly string[]): Promise<Heard[]> {
  const known = new Map<string, string>()
  const heard: Heard[] = []
  for (const [name, body, names = {}, { token, ...asked } = {}] of casos) {
    const who = token === undefined ? {} : { token: meant(token, known) as string }
    const answer = await ask(name, meant(body, known) as object | undefined, { ...asked, ...who })
    const said = without(answer.body, untold)
    heard.push([answer.status, written(said, answer.status === 200 ? names : {}, known)])
  }
  return heard
}

const entries = (value: object) => Object.entries(value as Record<string, unknown>)

/** Puts what is known in the place of its names. */
function meant(value: unknown, known: Map<string, string>): unknown {
  if (typeof value === 'string') return [...known].find(([, name]) => name === value)?.[0] ?? value
  if (Array.isArray(value)) return value.map((one) => meant(one, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(entries(value).map(([member, one]) => [member, meant(one, known)]))
}

/** An answer without these lists: their groups, their permissions, their calls. */
function without(value: unknown, lists: readonly string[]): unknown {
  const isOfOne = (one: unknown) =>
    typeof one === 'string' && lists.some((list) => one.startsWith(`/${list}/`))
  if (Array.isArray(value)) return value.filter((one) => !isOfOne(one)).map((one) => without(one, lists))
  if (typeof value !== 'object' || value === null) return value
  const said = entries(value).filter(([member]) => !lists.includes(member))
  return Object.fromEntries(said.map(([member, one]) => [member, without(one, lists)]))
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/
const IDS = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g
const DAYS = /\b\d{4}-\d\d-\d\d\b/g
/** The browser never reads them. */
const CURSORS = ['cursor_primero', 'cursor_ultimo']

/** Writes an answer without what is different each time: ids get names, instants and signed addresses a sign; null and absent are alike. */
function written(value: unknown, names: unknown, known: Map<string, string>): unknown {
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return '$$'
    if (value.startsWith('/admin/descargas/')) return '$url'
    if (typeof names === 'string' && !known.has(value)) known.set(value, names)
    else if (ID.test(value) && !known.has(value)) known.set(value, `$${known.size}`)
    // An address has ids in it, and days that move on.
    const address = value.startsWith('/') ? value.replace(DAYS, '$dia') : value
    return known.get(value) ?? address.replace(IDS, (id) => known.get(id) ?? id)
  }
  const within = (names ?? {}) as Record<string, unknown>
  if (Array.isArray(value)) return value.map((one, i) => written(one, within[i], known))
  if (typeof value !== 'object' || value === null) return value
  const said = entries(value).filter(([member, one]) => one !== null && !CURSORS.includes(member))
  return Object.fromEntries(said.map(([member, one]) => [member, written(one, within[member], known)]))
}
