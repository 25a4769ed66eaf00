import assert from 'node:assert/strict'
import { it } from 'node:test'
import { digitsIn, nationalDigits } from '@backoffice/shared/contract'
import { useApi } from '../../../test/api.ts'
import { withOwner } from '../database/connect.ts'
import { insertRows } from '../../seed/insert-rows.ts'

/*
 * Compares the search with the simplest possible one: JavaScript normalizes and scans every row's text, and the
 * database alone provides the order. Queries are random; the test prints its seed, and ORACLE_SEED repeats a run.
 */
const ROWS = 6_000
const QUESTIONS = Number(process.env.ORACLE_QUESTIONS ?? 100)
const SEED = Number(process.env.ORACLE_SEED ?? Date.now() % 1_000_000)

let state = SEED
const next = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const int = (below: number) => Math.floor(next() * below)
const pick = <T>(from: readonly T[]): T => from[int(from.length)] as T

const FIELDS = ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email'] as const
const ORDERS = [...FIELDS, 'creacion'] as const
type Row = Record<(typeof FIELDS)[number] | '_id', string>

const WORDS = [
  'José',
  'Ana',
  'ÑANDÚ',
  'ñ',
  'Q',
  'xo',
  'Xóchitl',
  "O'Higgins",
  'de la Cruz',
  'María José',
  'Zúñiga',
  'ez',
  'Pérez',
  '李',
  '李 小龙',
  'Straße',
  'ΩMEGA',
  'a%b',
  'a_b',
  '\\',
  '100%',
  '😀',
  'a  b',
  '-',
  'Ⅷ',
  'İpek',
  'ﬁn',
  'Åse',
  'x',
  'iy',
]
const awkward = () =>
  next() < 0.15 ? '' : Array.from({ length: 1 + int(3) }, () => pick(WORDS)).join(pick([' ', '', '-']))
const phone = () =>
  next() < 0.1
    ? ''
    : pick(['55', '+52 33', '(81) ', '01 ', '+52 1 ', '52', 'Casa: ']) +
      pick(['', ' ', '-']) +
      `${int(10 ** 6)}${pick(['', ' ', '-'])}${int(10 ** 4)}`

const makeRow = (i: number) => ({
  _id: `01900000-0000-7000-8000-${(i * 7919 + 1).toString(16).padStart(12, '0')}`,
  nombre: awkward() || 'Ana',
  apellido_paterno: awkward(),
  apellido_materno: awkward(),
  celular: phone(),
  email: next() < 0.2 ? '' : `${pick(['ana', 'jose.q', 'x_y', 'ñu'])}${int(40)}@uno.mx`,
  // Many at the same moment, some much later, as after an import.
  creacion: new Date(Date.UTC(2026, 0, 1 + (next() < 0.9 ? 0 : int(400)), int(3))).toISOString(),
})

let rows: (Row & { n: Record<string, string> })[] = []
const inOrder = new Map<string, string[]>()

const api = useApi({}, async (api) => {
  await withOwner(api.database.connection, async (client) => {
    await client.query("select set_config('app.id_locatario', $1, false)", [api.idLocatario])
    await insertRows(
      client,
      'clientes',
      api.idLocatario,
      Array.from({ length: ROWS }, (_, i) => makeRow(i)),
    )
    // Deleted rows and other tenants' rows must not appear.
    await client.query("update clientes set eliminacion = now() where email like 'ana7@%'")
    await client.query('analyze clientes')
    const live = await client.query<Row & { n: Record<string, string> }>(
      `select _id, ${FIELDS.join(', ')}, json_build_object(${FIELDS.map((f) => `'${f}', f_norm(${f})`).join(', ')}) as n
       from clientes where eliminacion is null`,
    )
    rows = live.rows
    for (const order of ORDERS) {
      const sorted = await client.query<{ _id: string }>(
        `select _id from clientes where eliminacion is null order by ${order}, _id`,
      )
      inOrder.set(
        order,
        sorted.rows.map(({ _id }) => _id),
      )
    }
  })
})

/** Pieces of a person's names in any order, or of one field. */
function severalWords(field: (typeof FIELDS)[number]): string {
  const row = pick(rows)
  const words = [row[field], row.nombre, row.apellido_paterno, row.apellido_materno].flatMap((t) =>
    t.split(' '),
  )
  const piece = () => [...pick(words)].slice(0, 1 + int(6)).join('')
  return Array.from({ length: 2 + int(2) }, piece).join(' ')
}

/** A part of an existing text in other capitals, or a text without matches. */
function term(field: (typeof FIELDS)[number]): string {
  if (next() < 0.1) return pick(['zzz', '%', '_', '\\', 'q', 'x', "'", '李', 'ss', ' ', 'o', '5'])
  if (next() < 0.15 && field !== 'celular') return severalWords(field)
  const letters = [...pick(rows)[field]]
  const start = int(letters.length)
  const piece = letters.slice(start, start + 1 + int(next() < 0.6 ? 3 : 8)).join('')
  return next() < 0.3 ? piece.toUpperCase() : piece
}

const SURNAMES = ['apellido_paterno', 'apellido_materno']

/** Whether a row matches the text of one filter, both normalized (D52). */
function matches(row: Record<string, string>, field: (typeof FIELDS)[number], text: string): boolean {
  const own = row[field] ?? ''
  if (field === 'celular') {
    const digits = digitsIn(text)
    if (digits.length > 0) return digits.some((one) => ` ${nationalDigits(own)}`.includes(one))
  }
  const words = text.split(/\s+/)
  const all = (fields: string[]) => words.every((word) => fields.some((one) => row[one]?.includes(word)))
  if (words.length === 1 || field === 'celular' || field === 'email') return all([field])
  if (field === 'nombre') return all(['nombre', ...SURNAMES])
  return all(SURNAMES) && words.some((word) => own.includes(word))
}

it(`[C-08] [D8] [D52] random filters, orders, pages and cursors find what a plain search finds (seed ${SEED})`, async (t) => {
  const normal = async (texts: string[]) =>
    (
      await api.sql<{ n: string }>(
        'select f_norm(t) as n from unnest($1::text[]) with ordinality u (t, i) order by i',
        [texts],
      )
    ).map(({ n }) => n)
  const byId = new Map(rows.map((row) => [row._id, row]))
  let found = 0

  for (let q = 0; q < QUESTIONS; q++) {
    const fields = FIELDS.filter(() => next() < 0.3)
    const filters = Object.fromEntries(fields.map((field) => [field, term(field)]))
    const wanted = await normal(Object.values(filters).map((text) => text.trim()))
    const asked = Object.fromEntries(fields.map((field, i) => [field, wanted[i] ?? '']))
    const orden = pick(ORDERS)
    const direccion = pick(['asc', 'desc'])
    const filas = pick([1, 7, 20, 100])
    const all = (inOrder.get(orden) ?? []).filter((id) =>
      fields.every((field) => matches(byId.get(id)?.n ?? {}, field, asked[field] ?? '')),
    )
    if (direccion === 'desc') all.reverse()
    found += all.length

    const ask = async (place: object) =>
      (await api.call('POST /clientes/listar', { ...filters, orden, direccion, filas, ...place })).body
    const ids = (body: { clientes: Row[] }) => body.clientes.map(({ _id }) => _id)
    const label = JSON.stringify({ q, filters, orden, direccion, filas })

    const pagina = int(Math.ceil(all.length / filas) + 1)
    const page = await ask({ pagina })
    assert.deepEqual(ids(page), all.slice(pagina * filas, (pagina + 1) * filas), label)
    assert.deepEqual([page.total, page.total_exacto], [all.length, true], label)
    if (page.cursor_ultimo !== null) {
      const after = await ask({ despues: page.cursor_ultimo })
      assert.deepEqual(ids(after), all.slice((pagina + 1) * filas, (pagina + 2) * filas), `despues ${label}`)
      const before = await ask({ antes: page.cursor_primero })
      const end = pagina * filas
      assert.deepEqual(ids(before), all.slice(Math.max(0, end - filas), end), `antes ${label}`)
    }
  }
  t.diagnostic(`${QUESTIONS} questions, ${found} rows that pass`)
})
