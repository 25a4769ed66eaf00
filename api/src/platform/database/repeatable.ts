import type pg from 'pg'
import { sqlFiles } from './migrations'

/**
 * Runs the files of `migrations/repeatable` that this database has not run as they are now, in the transaction of the
 * caller and after the migrations. They hold functions that change as code does: the next change is a diff of one file.
 * A table of its own remembers them, as backups list the migrations and a backup needs none of this.
 * @returns what was run
 */
export async function applyRepeatable(client: pg.Client): Promise<string[]> {
  await client.query(`create table if not exists repetibles (
    nombre text primary key, huella text not null, aplicado timestamptz not null default now())`)
  const { rows } = await client.query<{ nombre: string; huella: string }>(
    'select nombre, huella from repetibles',
  )
  const known = new Map(rows.map(({ nombre, huella }) => [nombre, huella]))
  const changed = sqlFiles('repeatable/').filter(({ name, hash }) => known.get(name) !== hash)
  for (const { name, sql, hash } of changed) {
    await client.query(sql)
    await client.query(
      `insert into repetibles (nombre, huella) values ($1, $2)
       on conflict (nombre) do update set huella = excluded.huella, aplicado = now()`,
      [name, hash],
    )
  }
  return changed.map(({ name }) => name)
}
