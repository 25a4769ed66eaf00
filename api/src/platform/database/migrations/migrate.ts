import type pg from 'pg'
import { FatalError } from '../../../fatal.ts'
import { letOwnerBackUp } from './backup-policy.ts'
import { inTermsOfBase } from './before-base.ts'
import {
  appliedMigrations,
  applyMigration,
  baseFile,
  migrationFiles,
  prepareMigrations,
} from './migrations.ts'
import { applyRepeatable } from './repeatable.ts'

/** An arbitrary number, the same in every process. */
const LOCK = 7_205_190_002

/**
 * Runs `work` while holding the start-up lock of this database, because several processes may start at once. It is a
 * session lock on the connection that does the work.
 */
export async function underStartLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [LOCK])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
  }
}

/**
 * Applies the missing migrations, each in one transaction. Requires the start-up lock.
 * @returns the applied ones
 */
export async function migrate(client: pg.Client): Promise<string[]> {
  await assertVersion(client)
  await prepareMigrations(client)
  const had = inTermsOfBase(await appliedMigrations(client), baseFile(), 'La base de datos')
  const applied = new Map(had.map(({ nombre, huella }) => [nombre, huella]))
  const done: string[] = []
  for (const migration of migrationFiles()) {
    const { name } = migration
    const known = applied.get(name)
    if (known === migration.hash) continue
    if (known) throw new FatalError(`La migración ${name} cambió después de aplicarse a esta base de datos.`)
    await inTransaction(client, () => applyMigration(client, migration))
    done.push(name)
  }
  done.push(...(await inTransaction(client, () => applyRepeatable(client))))
  if (done.length > 0) await letOwnerBackUp(client)
  return done
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Refuses a server whose version is too old for the schema. */
export async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ v: string }>("select current_setting('server_version_num') as v")
  if (Number(rows[0]?.v) < 150_000) throw new FatalError('Hace falta PostgreSQL 15 o posterior.')
}
