import type pg from 'pg'
import { allTables } from '../tables.ts'

/**
 * The tables that backups exclude, as each table says (platform/rows/datos.ts). A backup includes every new table unless
 * its declaration excludes it.
 */
const notCarried = async () =>
  Object.entries(await allTables()).flatMap(([tabla, { respaldo }]) => (respaldo === false ? [tabla] : []))

/** Every key with bytes in the store, and whether a live row uses it. */
export async function keysOfFiles(): Promise<string> {
  const all = Object.values(await allTables()).flatMap(({ claves }) => claves ?? [])
  return `select clave, bool_or(viva) as viva from (${all.join(' union all ')}) c group by clave`
}

/** Makes values read and write identically everywhere, and allows time for large tables. */
export const SETTINGS = `set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601';
  set extra_float_digits = 3; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = '30s';
  set idle_in_transaction_session_timeout = 0`

export interface Table {
  nombre: string
  /** The writable columns: the database computes the generated ones itself. */
  columnas: string[]
}

/** The tables in a backup, with their columns. */
export async function carriedTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as nombre, array_agg(a.attname::text order by a.attnum) as columnas
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1) and a.attgenerated = ''
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [await notCarried()],
  )
  return rows
}

/** Reads the rows of one table as a backup carries them. */
export const selectOf = (client: pg.Client, { nombre, columnas }: Table): string =>
  `select ${columnas.map((c) => client.escapeIdentifier(c)).join(', ')} from ${client.escapeIdentifier(nombre)}`

export interface SequenceState {
  nombre: string
  valor: string
  usada: boolean
}

/**
 * The current values of the sequences. Sequences belong to no snapshot, so they can only be ahead of the rows, which is
 * harmless.
 */
export async function sequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ nombre: string }>(
    `select relname as nombre from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  )
  const found: SequenceState[] = []
  for (const { nombre } of rows) {
    const { rows: state } = await client.query<Omit<SequenceState, 'nombre'>>(
      `select last_value::text as valor, is_called as usada from ${client.escapeIdentifier(nombre)}`,
    )
    if (state[0]) found.push({ nombre, ...state[0] })
  }
  return found
}
