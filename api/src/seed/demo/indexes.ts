import type pg from 'pg'

/** Drops a table's indexes (except its key) while `fill` runs, and rebuilds them: much faster for many rows. */
export async function withoutIndexes(
  client: pg.Client,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisprimary`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  // Sorting in memory takes a third of the time; the setting ends with the transaction.
  await client.query("set local maintenance_work_mem = '256MB'")
  for (const { definition } of rows) await client.query(definition)
}
