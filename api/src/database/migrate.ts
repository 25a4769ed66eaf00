import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { FatalError } from '../fatal'

/** Any number, the same in every process. */
const LOCK = 7_205_190_002

/**
 * Runs `work` while holding the start's lock of this database: several processes may start at the same moment.
 * A session lock, on the connection that does the work.
 */
export async function underStartLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [LOCK])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
  }
}

/** Applies the files that are not applied yet, each in one transaction. Needs the start's lock. */
export async function migrate(client: pg.Client): Promise<string[]> {
  await assertVersion(client)
  await client.query(`create table if not exists migraciones (
    nombre text primary key, huella text not null, aplicada timestamptz not null default now())`)
  const { rows } = await client.query<{ nombre: string; huella: string }>(
    'select nombre, huella from migraciones',
  )
  const applied = new Map(rows.map((row) => [row.nombre, row.huella]))
  const done: string[] = []
  for (const { name, sql, hash } of migrationFiles()) {
    const known = applied.get(name)
    if (known === hash) continue
    if (known) throw new FatalError(`La migración ${name} cambió después de aplicarse a esta base de datos.`)
    await client.query('begin')
    try {
      await client.query(sql)
      await client.query('insert into migraciones (nombre, huella) values ($1, $2)', [name, hash])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    done.push(name)
  }
  return done
}

async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ v: string }>("select current_setting('server_version_num') as v")
  if (Number(rows[0]?.v) < 150_000) throw new FatalError('Hace falta PostgreSQL 15 o posterior.')
}

function migrationFiles() {
  // Beside the bundle when built, one up from src when not.
  const folder = ['./migrations/', '../../migrations/']
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
