import type pg from 'pg'
import { letOwnerBackUp } from '../platform/database/migrations/backup-policy.ts'
import { FatalError } from '../fatal.ts'

/** Refuses to back up with a role that sees only part of the rows: the gap would be noticed too late. */
export async function assertSeesEverything(client: pg.Client): Promise<void> {
  const { rows: schema } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migraciones') is not null as there`,
  )
  if (!schema[0]?.there) throw new FatalError('La base de datos está vacía: no hay nada que respaldar.')
  // The owner lacks what migration 0013 grants, or the database has not been migrated that far.
  await letOwnerBackUp(client)
  const { rowCount } = await client.query(
    `select from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (not has_table_privilege(c.oid, 'select') or row_security_active(c.oid) and not exists (
         select from pg_policy p
         where p.polrelid = c.oid and p.polname = 'respaldo' and current_user::regrole = any (p.polroles)
       ))`,
  )
  if (rowCount) {
    throw new FatalError('El usuario de DATABASE_URL no puede leer todo: hace falta el dueño de las tablas.')
  }
}
