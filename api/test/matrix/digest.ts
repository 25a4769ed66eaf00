import type { TestApi } from '../api.ts'

/** What a refused request may change: its session's last use, and sign-in attempts. */
const PASSING = ['sesiones', 'intentos', 'migraciones']

/** All tables and file names as one text: equal texts before and after mean that nothing changed. */
export async function digest(api: TestApi, except: readonly string[] = []): Promise<string> {
  const tables = await api.sql<{ t: string }>(
    `select c.relname as t from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' order by 1`,
  )
  const parts = tables
    .map(({ t }) => t)
    .filter((t) => ![...PASSING, ...except].includes(t))
    .map(
      (t) =>
        `select '${t}' as t, count(*) as n, md5(coalesce(string_agg(x::text, '|' order by x::text), '')) as h from "${t}" x`,
    )
  const rows = await api.sql<{ t: string; n: string; h: string }>(`${parts.join(' union all ')} order by t`)
  const keys: string[] = []
  for await (const { key } of api.app.files.list('')) keys.push(key)
  // Sorted here: a union keeps no order, and workers of the server may answer in any.
  return [...rows.map(({ t, n, h }) => `${t} ${n} ${h}`), ...keys].sort().join('\n')
}
