import type pg from 'pg'
import { carriedTables, selectOf, type Table } from '../../backup/tables.ts'

/** What people did is written down until the office closes, so it moves last. */
export const AUDIT = 'auditoria'

/** The tables with rows of one office that a backup carries, each after those that its foreign keys name. */
export async function movingTables(client: pg.Client): Promise<Table[]> {
  const carried = new Map((await carriedTables(client)).map((table) => [table.nombre, table]))
  return (await officeTables(client)).flatMap((nombre) => carried.get(nombre) ?? [])
}

/**
 * Every table with rows of one office, each after those that its foreign keys name.
 * @throws Error if the keys form a circle: then no order is right
 */
export async function officeTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tabla: string; nombra: string[] }>(
    `with t as (
       select c.oid, c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attname = 'id_locatario' and not a.attisdropped)
     select t.relname as tabla, array(
       select distinct f.relname::text from pg_constraint k join t f on f.oid = k.confrelid
       where k.contype = 'f' and k.conrelid = t.oid and f.oid <> t.oid) as nombra
     from t order by 1`,
  )
  const sorted: string[] = []
  const waiting = new Map(rows.map(({ tabla, nombra }) => [tabla, nombra]))
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, named]) => !named.some((other) => waiting.has(other)))
    if (free.length === 0) throw new Error(`tables in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const [tabla] of free) waiting.delete(tabla)
    sorted.push(...free.map(([tabla]) => tabla))
  }
  return sorted
}

/** The rows of one office, of one table. */
export const rowsOf = (client: pg.Client, table: Table, id: string): string =>
  `${selectOf(client, table)} where id_locatario = ${client.escapeLiteral(id)}`
