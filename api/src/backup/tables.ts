import type pg from 'pg'

/**
 * The tables that backups exclude. They are short-lived or belong to one installation: everybody signs in again; failed
 * sign-ins, stored answers, recovery codes, requested exports, and running jobs with the batches that
 * they work on, and imports with the rows of their sheets, start over. The counts of remotes stay
 * behind because their releases are this installation's. The key that signs addresses stays behind too: those expire
 * within a minute, and a stolen backup must not let anyone sign for the running installation. Migrations are in the
 * header, and repeatable files run again. A backup includes every new table unless this list names it.
 */
export const NOT_CARRIED = [
  'migraciones',
  'repetibles',
  'sesiones',
  'intentos',
  'idempotencia',
  'recuperaciones',
  'exportaciones',
  'turnos',
  'trabajos',
  'lotes',
  'importaciones',
  'importacion_filas',
  'secretos',
  'telemetria',
  'telemetria_envios',
]

/** Every key with bytes in the store, and whether a live row uses it. */
export const FILE_KEYS = `
  select clave, bool_or(viva) as viva from (
    select clave, eliminacion is null as viva from archivos
    union all select 'fotos/' || id_locatario || '/' || perfil_archivo, eliminacion is null
      from usuarios where perfil_archivo is not null
    union all select clave, false from bytes_sueltos
  ) c group by clave`

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
    [NOT_CARRIED],
  )
  return rows
}

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
