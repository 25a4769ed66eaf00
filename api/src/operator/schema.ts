import type pg from 'pg'
import { inTermsOfBase } from '../platform/database/migrations/before-base.ts'
import { appliedMigrations, baseFile, migrationFiles } from '../platform/database/migrations/migrations.ts'
import { letOwnerBackUp } from '../platform/database/migrations/backup-policy.ts'
import { FatalError } from '../fatal.ts'

/** Refuses a database with another schema, because this program could not erase from tables that it does not know. */
export async function assertCurrent(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migraciones') is not null as there`,
  )
  const applied = rows[0]?.there ? await appliedMigrations(client) : []
  const ours = migrationFiles().map(({ name }) => name)
  const has = inTermsOfBase(applied, baseFile(), 'La base de datos')
  if (has.map(({ nombre }) => nombre).join() !== ours.join()) {
    throw new FatalError(
      'La base de datos es de otra edición del programa: hay que arrancar esta antes, para que la ponga al día.',
    )
  }
  await letOwnerBackUp(client)
}
