import type pg from 'pg'

/**
 * Inserts many rows of one tenant with one statement: they are sent as one JSON parameter, and the server converts each
 * member to its column's type.
 */
export async function insertRows(
  client: pg.Client,
  table: string,
  idLocatario: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .map((column) => client.escapeIdentifier(column))
    .join(', ')
  await client.query(
    `insert into ${table} (id_locatario, ${columns})
     select $1, ${columns} from json_populate_recordset(null::${table}, $2)`,
    [idLocatario, JSON.stringify(rows)],
  )
}
