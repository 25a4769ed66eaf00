import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { FatalError } from '../../fatal'

/** An SQL file of this program. */
export interface SqlFile {
  name: string
  sql: string
  hash: string
}

/**
 * Earlier texts, as SHA-256, of migrations that newer versions of PostgreSQL refuse: what they left is brought to the
 * same state by a later migration.
 */
const EARLIER: Record<string, string> = {
  '0021_eliminados.sql': '088b570e3cbdd284ce6ee7c78bc507f04bdde43a8174503cdeacee7bf6df2914',
}

/** Whether a database or a backup with this hash ran the migration, in its present text or an earlier one. */
export const isEditionOf = ({ name, hash }: SqlFile, huella: string): boolean =>
  huella === hash || huella === EARLIER[name]

/** An applied migration, as the database records it. */
export interface Applied extends Record<string, unknown> {
  nombre: string
  huella: string
}

/** The migrations of this program, in order. */
export const migrationFiles = (): SqlFile[] => sqlFiles('')

/** The files in `migrations/`, or in one of its folders if the name ends in a slash. */
export function sqlFiles(under: string): SqlFile[] {
  // Beside the bundle when built, three levels up otherwise.
  const folder = [`./migrations/${under}`, `../../../migrations/${under}`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))
  if (!folder) throw new FatalError('Faltan los archivos de migración de la base de datos.')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
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
  await client.query('insert into migraciones (nombre, huella) values ($1, $2)', [name, hash])
}
