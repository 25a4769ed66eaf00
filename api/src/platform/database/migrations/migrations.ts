import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { FatalError } from '../../../fatal.ts'
import { beforeBase } from './before-base.ts'

/** An SQL file of this program. */
export interface SqlFile {
  name: string
  sql: string
  hash: string
}

/** An applied migration, as the database records it. */
export interface Applied extends Record<string, unknown> {
  nombre: string
  huella: string
}

/** What the migrations up to 0033 came to. It is recorded as these, so that an earlier program can still start. */
const BASE = '0033_base'

/** The migrations of this program, in order: the base, which is one whose parts stand in `base/`, and what came since. */
export const migrationFiles = (): SqlFile[] => [baseFile(), ...sqlFiles('')]

/** The schema that everything later stands on. */
export function baseFile(): SqlFile {
  const sql = sqlFiles('base/')
    .map((part) => part.sql)
    .join('\n')
  return { name: BASE, sql, hash: hashOf(sql) }
}

const hashOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

/** The files in `migrations/`, or in one of its folders if the name ends in a slash. */
export function sqlFiles(under: string): SqlFile[] {
  // Beside the bundle when built, four levels up otherwise.
  const folder = [`./migrations/${under}`, `../../../../migrations/${under}`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))
  if (!folder) throw new FatalError('Faltan los archivos de migración de la base de datos.')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, hash: hashOf(sql) }
    })
}

/** Creates the table that records them. */
export async function prepareMigrations(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists migraciones (
    nombre text primary key, huella text not null, aplicada timestamptz not null default now())`)
}

/** The migrations applied to a database, in order. */
export async function appliedMigrations(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'select nombre, huella from migraciones order by nombre collate "C"',
  )
  return rows
}

/** Applies one migration in the caller's transaction. */
export async function applyMigration(client: pg.Client, { name, sql, hash }: SqlFile): Promise<void> {
  await client.query(sql)
  const told = name === BASE ? beforeBase : { [name]: hash }
  await client.query(
    'insert into migraciones (nombre, huella) select * from unnest($1::text[], $2::text[])',
    [Object.keys(told), Object.values(told)],
  )
}
