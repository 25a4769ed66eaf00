import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Quotes } from './identity.ts'
import { allTables } from '../../tables.ts'
import { type TextTable, textTables } from './text-tables.ts'

/** A record of somebody else that names the person: whether it may stay, a person decides. */
export interface Mention {
  tabla: string
  id: string
  /** Where it is seen and changed; empty where no page shows it. */
  ruta: string
}

type Row = Record<string, unknown>

/** Erases the person from what only repeats texts; returns how many entries of the audit were changed. */
export async function eraseQuotations(client: pg.Client, quotes: Quotes): Promise<number> {
  let entries = 0
  const tablas = await allTables()
  for (const table of await textTables(client)) {
    const { tabla, columnas, json } = table
    const menciones = tablas[tabla]?.menciones
    if (!menciones) continue
    for (const { key, row } of await quoting(client, table, quotes)) {
      if (menciones === 'borrar') {
        await client.query(`delete from ${tabla} where ${whereKey(table)}`, key)
        continue
      }
      const before = columnas.map((columna) => row[columna])
      const kept = before.map((value) => without(value, quotes, tabla, row))
      // It names a namesake.
      if (isDeepStrictEqual(kept, before)) continue
      const set = columnas.map((columna, i) => `${columna} = $${i + 1 + key.length}`)
      const values = kept.map((value, i) =>
        json.includes(columnas[i] ?? '') && value !== null ? JSON.stringify(value) : value,
      )
      await client.query(`update ${tabla} set ${set.join(', ')} where ${whereKey(table)}`, [
        ...key,
        ...values,
      ])
      if (tabla === 'auditoria') entries++
    }
  }
  return entries
}

/** The records of others that name the person. */
export async function findMentions(
  client: pg.Client,
  quotes: Quotes,
  own: readonly string[],
): Promise<Mention[]> {
  const found: Mention[] = []
  const tablas = await allTables()
  for (const table of await textTables(client)) {
    const { menciones, ruta = rutaOfCliente } = tablas[table.tabla] ?? {}
    if (menciones) continue
    for (const { row, id } of await quoting(client, table, quotes)) {
      if (own.includes(row._id as string) || own.includes(row.id_cliente as string)) continue
      found.push({ tabla: table.tabla, id, ruta: ruta(row) })
    }
  }
  return found
}

const whereKey = ({ llave, propia }: TextTable) =>
  [
    ...(propia ? ['id_locatario = locatario()'] : []),
    ...llave.map((column, i) => `${column} = $${i + 1}`),
  ].join(' and ')

/** The rows whose texts name the person, together or in one of them. */
async function quoting(client: pg.Client, table: TextTable, quotes: Quotes) {
  const { tabla, columnas, llave, propia } = table
  const text = `concat_ws(' ', ${columnas.map((column) => `t.${column}::text`).join(', ')})`
  const { rows } = await client.query<{ fila: Row; key: string[] }>(
    `select to_jsonb(t) as fila, array[${llave.map((column) => `t.${column}::text`).join(', ')}] as key
     from ${tabla} t where ${propia ? 't.id_locatario = locatario() and' : ''} (${quotes.where(text)})`,
  )
  return rows
    .filter(({ fila }) => quotes.in(columnas.flatMap((column) => stringsOf(fila[column]))))
    .map(({ fila, key }) => ({
      row: fila,
      key,
      id: key.filter((_part, i) => llave[i] !== 'id_locatario').join('/'),
    }))
}

/** Every text in a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** What says who somebody else is: a namesake, a shared telephone. */
const OF_ANOTHER = [
  ...['nombre', 'apellido_paterno', 'apellido_materno', 'email', 'celular', 'rfc', 'curp'],
  ...['nombre_comercial', 'razon_social', 'telefono', 'email_empresarial', 'web', 'domicilio_fiscal'],
]

/** A column's value without the texts that name the person; the question of a list or an export goes whole. */
function without(value: unknown, quotes: Quotes, tabla: string, row: Row): unknown {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && quotes.in([value]) ? '' : value
  }
  const isQuestion = tabla !== 'auditoria' || ['exportar', 'listar'].includes(row.accion as string)
  if (isQuestion && quotes.in(stringsOf(value)))
    return tabla === 'auditoria' ? null : blank(value, quotes, [])
  return blank(value, quotes, row.id_entidad === null ? [] : OF_ANOTHER)
}

function blank(value: unknown, quotes: Quotes, except: string[]): unknown {
  if (typeof value === 'string') return quotes.in([value]) ? '' : value
  if (Array.isArray(value)) return value.map((one) => blank(one, quotes, except))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      except.includes(name) ? one : blank(one, quotes, except),
    ]),
  )
}

/** What has no page of its own is seen in its client's. */
const rutaOfCliente = ({ id_cliente }: Row): string =>
  typeof id_cliente === 'string' ? `/clientes/detalles/${id_cliente}` : ''
