import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { letOwnerBackUp } from '../../src/platform/database/migrations/backup-policy.ts'
import {
  applyMigration,
  prepareMigrations,
  type SqlFile,
} from '../../src/platform/database/migrations/migrations.ts'

interface Published {
  migrations: Pick<SqlFile, 'name' | 'sql'>[]
  repeatable: Pick<SqlFile, 'name' | 'sql'>[]
}

/** What the last version before the base (4275127) ran at its first start. */
const published = JSON.parse(
  gunzipSync(readFileSync(new URL('../fixtures/migrations-4275127.json.gz', import.meta.url))).toString(),
) as Published

const withHash = (file: Pick<SqlFile, 'name' | 'sql'>): SqlFile => ({
  ...file,
  hash: createHash('sha256').update(file.sql).digest('hex'),
})

/** Makes the schema of that version in an empty database; `until`: of a version before it. */
export async function publishedSchema(client: pg.Client, until = '9'): Promise<void> {
  await prepareMigrations(client)
  for (const migration of published.migrations.map(withHash).filter(({ name }) => name < until))
    await applyMigration(client, migration)
  await client.query(`create table repetibles (
    nombre text primary key, huella text not null, aplicado timestamptz not null default now())`)
  for (const { name, sql, hash } of until === '9' ? published.repeatable.map(withHash) : []) {
    await client.query(sql)
    await client.query('insert into repetibles (nombre, huella) values ($1, $2)', [name, hash])
  }
  await letOwnerBackUp(client)
}
