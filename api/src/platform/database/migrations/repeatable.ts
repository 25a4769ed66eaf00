import type pg from 'pg'
import { sqlFiles } from './migrations.ts'

/**
 * Runs those files of `migrations/repeatable` whose current text this database has not run, in the caller's transaction
 * and after the migrations. They contain functions that change like code, so that each change is a diff of one file.
 * They are recorded in a separate table, because backups list the migrations and do not depend on these files.
 * @returns the files that ran
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
