import type pg from 'pg'

/** A backup turns this setting on, in its own transaction, to read the rows of every tenant. */
export const READ_EVERYTHING = "select set_config('app.respaldo', 'si', true)"

/**
 * Row-level security is forced, so even the tables' owner sees one tenant at a time; but a backup must read them all.
 * This gives each table a policy that only lets its owner read, and only while `app.respaldo` is on. It is needed if
 * the owner is no superuser. It is code instead of a migration, so that it covers every later table.
 */
export async function letOwnerBackUp(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name
     from pg_class c join pg_roles r on r.oid = c.relowner
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
       and r.rolname = current_user
       and not exists (
         select from pg_policy p where p.polrelid = c.oid and p.polname = 'respaldo' and c.relowner = any (p.polroles)
       )
     order by 1`,
  )
  for (const { name } of rows) {
    await client.query(`drop policy if exists respaldo on ${name}`)
    await client.query(
      `create policy respaldo on ${name} for select to current_user
       using (current_setting('app.respaldo', true) = 'si')`,
    )
  }
}
