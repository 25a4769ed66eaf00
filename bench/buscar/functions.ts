import pg from 'pg'
import { embeddedPlace } from '../api/servers.ts'

/** A connection of the tenant with the most clients; a query that takes longer than that many ms is cancelled. */
export async function connect(patience = 60_000): Promise<pg.Client> {
  const client = new pg.Client({ ...embeddedPlace() })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    'select id_locatario as id from clientes group by 1 order by count(*) desc limit 1',
  )
  await client.query(`set app.id_locatario = '${rows[0]?.id ?? ''}'; set statement_timeout = ${patience}`)
  return client
}

/** Creates functions, each with its text, that act as `buscar` does: as a role that sees every tenant's rows. */
export async function createFunctions(
  client: pg.Client,
  functions: readonly (readonly [name: string, sql: string])[],
): Promise<void> {
  await client.query('grant create on schema public to backoffice_interno')
  for (const [name, sql] of functions) {
    await client.query(sql)
    await client.query(`alter function ${name} owner to backoffice_interno`)
  }
  await client.query('revoke create on schema public from backoffice_interno')
}

/** Drops those functions. */
export async function dropFunctions(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop function if exists ${name}`)
}

/** Calls one of them. */
export async function callFunction(
  client: pg.Client,
  name: string,
  values: unknown[],
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await client.query<Record<string, unknown>>({
    name,
    text: `select ids, total from ${name}($1, $2::jsonb, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values,
  })
  return rows[0]
}
