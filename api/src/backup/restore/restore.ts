import type pg from 'pg'
import { letOwnerBackUp } from '../../platform/database/migrations/backup-policy.ts'
import { assertVersion, underStartLock } from '../../platform/database/migrations/migrate.ts'
import { inTermsOfBase } from '../../platform/database/migrations/before-base.ts'
import {
  applyMigration,
  baseFile,
  migrationFiles,
  prepareMigrations,
  type SqlFile,
} from '../../platform/database/migrations/migrations.ts'
import { applyRepeatable } from '../../platform/database/migrations/repeatable.ts'
import { FatalError } from '../../fatal.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { openForBulk } from './bulk.ts'
import { assertCounts, fillFile, fillTable } from './fill.ts'
import { damaged } from '../file/format.ts'
import { readFrames } from '../file/frames.ts'
import { carriedTables, SETTINGS } from '../tables.ts'
import type { Verified } from './verify.ts'

export interface RestoreOptions {
  signal?: AbortSignal | undefined
  /** Runs in the transaction once all is there, before later migrations change it; an error undoes everything. */
  whenFilled?: (() => Promise<void>) | undefined
  /** The store is the one that the backup was made of: what is there stays, what is missing comes back. */
  keepsFiles?: boolean | undefined
}

/**
 * Restores a verified backup into an empty database and an empty store: all of it or nothing. The database's part,
 * including the schema, is one transaction; the files are stored before it commits, and removed if it fails.
 */
export async function restoreBackup(
  client: pg.Client,
  store: FileStore,
  path: string,
  backup: Verified,
  { signal, whenFilled, keepsFiles }: RestoreOptions = {},
): Promise<void> {
  signal?.throwIfAborted()
  await client.query(SETTINGS)
  await assertVersion(client)
  return underStartLock(client, async () => {
    await assertEmpty(client, keepsFiles ? null : store)
    const stored: string[] = []
    await client.query('begin')
    try {
      await restoreInto(client, store, path, backup, stored, { signal, whenFilled, keepsFiles })
    } catch (error) {
      await client.query('rollback').catch(() => {})
      for (const clave of stored) await store.delete(clave).catch(() => {})
      throw error
    }
    // From here on rows own the files, even if the answer to the commit gets lost.
    await client.query('commit')
    await client.query('analyze')
  })
}

/** Never overwrites: to go back in time, restore into a new folder or a new database. */
async function assertEmpty(client: pg.Client, store: FileStore | null): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  )
  if (rowCount) {
    throw new FatalError(
      'La base de datos no está vacía, y restaurar nunca escribe sobre datos: hace falta otra carpeta (DATA_DIR) o una base nueva (DATABASE_URL).',
    )
  }
  if (!store) return
  for await (const _ of store.list('')) {
    throw new FatalError(
      'El almacén de archivos no está vacío, y restaurar nunca escribe sobre datos: hace falta otra carpeta (DATA_DIR) u otro lugar (S3_BUCKET, S3_PREFIX).',
    )
  }
}

async function restoreInto(
  client: pg.Client,
  store: FileStore,
  path: string,
  { header, trailer, identities }: Verified,
  stored: string[],
  { signal, whenFilled, keepsFiles }: RestoreOptions,
): Promise<void> {
  const [then, since] = splitMigrations(header.migraciones)
  await prepareMigrations(client)
  for (const migration of then) await applyMigration(client, migration)

  const tables = new Map((await carriedTables(client)).map((table) => [table.nombre, table]))
  const close = await openForBulk(client, [...tables.keys()])
  // The migrations fill the catalogues, but their rows come from the backup too.
  for (const nombre of tables.keys()) await client.query(`delete from ${client.escapeIdentifier(nombre)}`)

  let closed = false
  const closeTables = async () => {
    if (closed) return
    closed = true
    await assertCounts(client, trailer.tablas)
    await close()
  }
  let sha256 = ''
  const frames = readFrames(path, identities, (digest) => (sha256 = digest))
  try {
    for (;;) {
      const { value: frame, done } = await frames.next()
      if (done) throw damaged()
      if (frame.kind === 'table') await fillTable(client, tables, frame, frames, signal)
      else if (frame.kind !== 'header') await closeTables()
      if (frame.kind === 'file') await fillFile(store, frame, frames, stored, { signal, keepsFiles })
      if (frame.kind === 'trailer') break
    }
  } finally {
    await frames.return(undefined)
  }
  // Detects a change of the file since its verification.
  if (sha256 !== trailer.sha256) throw damaged()

  for (const { nombre, valor, usada } of header.secuencias) {
    await client.query(`select setval(to_regclass(format('public.%I', $1::text)), $2, $3)`, [
      nombre,
      valor,
      usada,
    ])
  }
  await whenFilled?.()
  for (const migration of since) await applyMigration(client, migration)
  await applyRepeatable(client)
  await letOwnerBackUp(client)
  signal?.throwIfAborted()
}

/** Compares the migrations of the backup's database with this program's. */
function splitMigrations(migraciones: Verified['header']['migraciones']): [SqlFile[], SqlFile[]] {
  const had = inTermsOfBase(migraciones, baseFile(), 'El respaldo').map(({ nombre }) => nombre)
  const files = migrationFiles()
  return [files.filter(({ name }) => had.includes(name)), files.filter(({ name }) => !had.includes(name))]
}
