import type pg from 'pg'
import { inTenant, type SessionRow } from './database.ts'

interface Body {
  filas: number
  pagina: number
  orden: string
  direccion: string
  [campo: string]: string | number
}

const FIELDS = ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email']
const TOTAL_MAX = 10_000

const BUSCAR =
  'select ids, primero, ultimo, total from buscar($1, $2::jsonb, $3, $4, $5, $6, $7, $8, $9, $10)'
const ROWS = `select _id, version, nombre, apellido_paterno, apellido_materno, celular, email
  from clientes where id_locatario = $1 and _id = any ($2::uuid[])`

interface Found {
  ids: string[]
  primero: string | null
  ultimo: string | null
  total: number
}

interface Row {
  _id: string
  [campo: string]: unknown
}

/** Reads a page of clients with the statements of the api's own call. */
export async function list(pool: pg.Pool, session: SessionRow, body: Body): Promise<object> {
  const conditions = FIELDS.filter((campo) => body[campo]).map((campo) => {
    const columna = campo === 'celular' ? 'celular_d' : `${campo}_n`
    return { op: 'contiene', columnas: [columna], indice: columna, valores: [body[campo]] }
  })
  return inTenant(pool, session.id_locatario, async (client) => {
    const { filas, pagina, orden, direccion } = body
    const values = [
      'clientes',
      JSON.stringify(conditions),
      orden,
      direccion === 'desc',
      filas,
      pagina * filas,
      null,
      null,
      false,
      TOTAL_MAX,
    ]
    const [found] = (await client.query<Found>({ name: 'buscar', text: BUSCAR, values })).rows
    if (!found) throw new Error('buscar no contestó')
    const { rows } = await client.query<Row>(ROWS, [session.id_locatario, found.ids])
    const byId = new Map(rows.map((row) => [row._id, orNull(row)]))
    return {
      clientes: found.ids.map((id) => byId.get(id)),
      total: Math.min(found.total, TOTAL_MAX),
      total_exacto: found.total <= TOTAL_MAX,
      cursor_primero: cursor(orden, found.primero, found.ids[0]),
      cursor_ultimo: cursor(orden, found.ultimo, found.ids.at(-1)),
    }
  })
}

function orNull(row: Row): Row {
  for (const campo of FIELDS) if (row[campo] === '') row[campo] = null
  return row
}

const cursor = (orden: string, valor: string | null, id: string | undefined) =>
  valor === null || id === undefined
    ? null
    : Buffer.from(JSON.stringify([orden, valor, id])).toString('base64url')
