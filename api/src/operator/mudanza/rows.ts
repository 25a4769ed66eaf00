import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { SETTINGS, type Table } from '../../backup/tables.ts'
import { one } from '../../platform/database/statements/one.ts'
import { rowsOf } from './tables.ts'

/** Lets the owner of the tables see and write this office alone: row-level security is forced. */
export async function asOffice(client: pg.Client, id: string): Promise<void> {
  await client.query(SETTINGS)
  await client.query("select set_config('app.id_locatario', $1, false)", [id])
}

/** Copies the rows of one table by way of a temporary one, because COPY refuses a table under row-level security. */
export async function copyRows(
  source: pg.Client,
  target: pg.Client,
  table: Table,
  id: string,
  signal?: AbortSignal,
): Promise<number> {
  const name = target.escapeIdentifier(table.nombre)
  const columns = table.columnas.map((column) => target.escapeIdentifier(column)).join(', ')
  await target.query(`create temp table paso as select ${columns} from ${name} with no data`)
  const out = source.query(copyTo(`copy (${rowsOf(source, table, id)}) to stdout`))
  await pipeline(out, target.query(copyFrom('copy paso from stdin')), { signal })
  const { rowCount } = await target.query(`insert into ${name} (${columns}) select ${columns} from paso`)
  await target.query('drop table paso')
  return rowCount ?? 0
}

/** How many rows of the office a table has, and a sum of all of them that is the same for the same rows in any order. */
export async function digestOf(client: pg.Client, table: Table, id: string): Promise<string> {
  const half = (from: number) => `coalesce(sum(('x' || substr(h, ${from}, 16))::bit(64)::bigint), 0)`
  return one(
    await client.query<{ digest: string }>(
      `select concat_ws(' ', count(*), ${half(1)}, ${half(17)}) as digest
       from (select md5(r::text) as h from (${rowsOf(client, table, id)}) r) hashes`,
    ),
  ).digest
}

/** The tables whose rows differ in two databases. */
export async function differences(
  source: pg.Client,
  target: pg.Client,
  tables: readonly Table[],
  id: string,
): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const [here, there] = await Promise.all([digestOf(source, table, id), digestOf(target, table, id)])
    if (here !== there) found.push(table.nombre)
  }
  return found
}
