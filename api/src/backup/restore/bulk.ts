import type pg from 'pg'

/**
 * Prepares the tables for refilling, and returns a function that restores everything. It must run in a transaction of
 * the owner, so that nobody sees the tables in this state:
 * - row-level security does not apply to the owner, because COPY … FROM refuses tables under it;
 * - triggers are off: they would duplicate data and history that the rows already contain;
 * - foreign keys and indexes are rebuilt afterwards, over all rows at once, which is faster and makes the order of the
 *   tables irrelevant.
 */
export async function openForBulk(client: pg.Client, tables: string[]): Promise<() => Promise<void>> {
  const again: string[] = []
  const run = async (query: string) => {
    const { rows } = await client.query<{ away: string; back: string }>(query, [tables])
    for (const { away } of rows) await client.query(away)
    again.push(...rows.map(({ back }) => back))
  }
  await run(`
    select format('alter table %s no force row level security', c.oid::regclass) as away,
      format('alter table %s force row level security', c.oid::regclass) as back
    from pg_class c where ${NAMED('c.oid')} and c.relforcerowsecurity`)
  await run(`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as away,
      format('alter table %s enable %s trigger %I', tgrelid::regclass,
        case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as back
    from pg_trigger where ${NAMED('tgrelid')} and not tgisinternal and tgenabled <> 'D'`)
  await run(`
    select format('drop index %s', indexrelid::regclass) as away, pg_get_indexdef(indexrelid) as back
    from pg_index i where ${NAMED('indrelid')} and not indisprimary
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`)
  await run(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where ${NAMED('conrelid')} and contype = 'f' and conparentid = 0`)
  return async () => {
    for (const statement of again.reverse()) await client.query(statement)
  }
}

const NAMED = (oid: string) =>
  `${oid} in (select to_regclass(format('public.%I', t)) from unnest($1::text[]) t)`
