import type pg from 'pg'
import { FatalError } from '../fatal'
import { letOwnerBackUp } from './backup-policy'
import { appliedMigrations, applyMigration, migrationFiles, prepareMigrations } from './migrations'

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
  await prepareMigrations(client)
  const applied = new Map((await appliedMigrations(client)).map(({ nombre, huella }) => [nombre, huella]))
  const done: string[] = []
  for (const migration of migrationFiles()) {
    const { name, hash } = migration
    const known = applied.get(name)
    if (known === hash) continue
    if (known) throw new FatalError(`La migración ${name} cambió después de aplicarse a esta base de datos.`)
    await client.query('begin')
    try {
      await applyMigration(client, migration)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    done.push(name)
  }
  if (done.length > 0) await letOwnerBackUp(client)
  return done
}

/** Refuses a server that is too old for the schema. */
export async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ v: string }>("select current_setting('server_version_num') as v")
  if (Number(rows[0]?.v) < 150_000) throw new FatalError('Hace falta PostgreSQL 15 o posterior.')
}
