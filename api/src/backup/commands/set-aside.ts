import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { FatalError } from '../../fatal.ts'
import { clientConfig, withOwner } from '../../platform/database/connect.ts'
import { sqlState } from '../../platform/database/failures.ts'
import { stopLeftover } from '../../platform/postgres/leftover.ts'
import { lockFolder } from '../../platform/postgres/lock.ts'
import { onServer } from '../prove/aside.ts'

export interface SetAside {
  /** What the operator removes when it is no longer needed. */
  place: string
  /** Puts it back, in the place of whatever is there now. */
  undo: () => Promise<void>
}

/** Renames the database in use, which stays whole, so that a backup can take its place. Nobody may be using it. */
export function setAside({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<SetAside> {
  const instant = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  return databaseUrl ? renameDatabase(databaseUrl, instant) : renameCluster(dataDir, instant)
}

async function renameCluster(dataDir: string, instant: string): Promise<SetAside> {
  const cluster = join(dataDir, 'postgres')
  const place = `${cluster}.apartada-${instant}`
  if (!existsSync(cluster)) throw new FatalError(`En la carpeta ${dataDir} no hay una base que apartar.`)
  const unlock = lockFolder(dataDir)
  try {
    await stopLeftover(cluster, join(dataDir, 'socket'))
    renameSync(cluster, place)
  } finally {
    unlock()
  }
  const undo = async () => {
    if (existsSync(cluster)) renameSync(cluster, `${cluster}.fallida-${instant}`)
    renameSync(place, cluster)
    await Promise.resolve()
  }
  return { place, undo }
}

async function renameDatabase(url: string, instant: string): Promise<SetAside> {
  const name = new pg.Client(clientConfig(url)).database ?? ''
  const place = `${name}_apartada_${instant}`.slice(-63)
  const [own, other] = [pg.escapeIdentifier(name), pg.escapeIdentifier(place)]
  const onServerOf = (sql: string[]) =>
    withOwner(onServer(url, 'postgres'), async (client) => {
      for (const one of sql) await client.query(one)
    })
  await assertNobodyElse(url)
  // Asked before anything is renamed: afterwards it would be too late.
  await onServerOf([`create database ${other} template template0`, `drop database ${other}`]).catch(refused)
  await onServerOf([`alter database ${own} rename to ${other}`, `create database ${own} template template0`])
  const undo = () =>
    onServerOf([`drop database if exists ${own} with (force)`, `alter database ${other} rename to ${own}`])
  return { place: `la base ${place}`, undo }
}

async function assertNobodyElse(url: string): Promise<void> {
  const { rows } = await withOwner(url, (client) =>
    client.query<{ n: number }>(
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  )
  if (rows[0]?.n !== 0)
    throw new FatalError('La base de datos está en uso: hay que detener antes todo lo que la usa.')
}

function refused(error: unknown): never {
  if (sqlState(error) !== '42501') throw error
  throw new FatalError(
    'Para apartar la base de datos hace falta poder hacer otra: «alter role … createdb» en ese servidor.',
    { cause: error },
  )
}
