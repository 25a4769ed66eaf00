import type pg from 'pg'

/** A table with what requests write into it as text. */
export interface TextTable {
  tabla: string
  /** The columns that hold texts: alone, in lists, in JSON. */
  columnas: string[]
  /** Those of them that hold JSON. */
  json: string[]
  llave: string[]
  /** Whether its rows are of one empresa. */
  propia: boolean
}

/**
 * Every table that the api may write, with its texts, as the database itself knows them: a new table or column is there
 * by itself. What the database computes is left out.
 */
export async function textTables(client: pg.Client): Promise<TextTable[]> {
  const { rows } = await client.query<TextTable>(
    `select c.relname as tabla, array_agg(a.attname::text order by a.attnum) as columnas,
       coalesce(array_agg(a.attname::text) filter (where a.atttypid = any ('{json,jsonb}'::regtype[])), '{}') as json,
       (select array_agg(k.attname::text) from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as llave,
       exists (select from pg_attribute l where l.attrelid = c.oid and l.attname = 'id_locatario' and l.attnotnull) as propia
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
       and a.atttypid = any (array['text', 'varchar', 'text[]', 'json', 'jsonb']::regtype[])
       and (has_table_privilege('backoffice_api', c.oid, 'insert') or has_any_column_privilege('backoffice_api', c.oid, 'update'))
     group by c.oid, c.relname order by c.relname`,
  )
  return rows
}
