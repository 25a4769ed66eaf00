import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { FatalError } from '../../fatal.ts'
import { accountHash } from '../../platform/auth/email.ts'

export interface Mudanza {
  direccion: string
  /** When the office closed here; null: it is read-only. */
  cierre: string | null
}

export async function mudanzaOf(client: pg.Client, id: string): Promise<Mudanza | null> {
  const { rows } = await client.query<Mudanza>(
    'select direccion, cierre::text from mudanzas where id_locatario = $1',
    [id],
  )
  return rows[0] ?? null
}

/** Makes the office read-only, and waits for whoever was writing. */
export async function freeze(client: pg.Client, id: string, direccion: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from trabajos where id_locatario = $1 and tipo in ('lote', 'importacion', 'duplicados') and fallo is null`,
    [id],
  )
  if (rowCount)
    throw new FatalError(
      'La empresa tiene trabajos en marcha (cambios a varios, importaciones, duplicados): hay que esperar a que terminen.',
    )
  await client.query(
    `insert into mudanzas (id_locatario, direccion) values ($1, $2)
     on conflict (id_locatario) do update set direccion = excluded.direccion`,
    [id, direccion],
  )
  await writersGone(client)
}

/** Signs everybody of the office out; from here on its people are sent to the other address. */
export async function close(client: pg.Client, id: string): Promise<void> {
  await client.query('begin')
  await client.query('update mudanzas set cierre = now() where id_locatario = $1', [id])
  await client.query('delete from sesiones where id_locatario = $1', [id])
  await client.query('commit')
  await writersGone(client)
}

/** The office works here again. */
export const open = (client: pg.Client, id: string) =>
  client.query('delete from mudanzas where id_locatario = $1', [id])

/** Notes where the people of an office are, once its rows are no longer here. Runs in the caller's transaction. */
export async function rememberAddress(client: pg.Client, id: string, direccion: string): Promise<void> {
  const { rows } = await client.query<{ email_n: string }>(
    'select email_n from identidades where id_locatario = $1 and eliminacion is null',
    [id],
  )
  for (const { email_n } of rows)
    await client.query(
      `insert into directorio (cuenta, direccion) values ($1, $2)
       on conflict (cuenta) do update set direccion = excluded.direccion`,
      [accountHash(email_n), direccion],
    )
}

/**
 * Waits until whoever writes now has ended: transactions that have written, and statements that may have begun before they
 * could see the last commit.
 */
async function writersGone(client: pg.Client): Promise<void> {
  let waiting = await writers(client)
  for (let tries = 0; waiting.length > 0; tries++) {
    if (tries === 600)
      throw new FatalError(
        'Alguien lleva un minuto escribiendo en la base de datos: hay que intentarlo más tarde.',
      )
    await sleep(100)
    const now = await writers(client)
    waiting = waiting.filter(({ transaction, statement }) =>
      now.some((one) => one.transaction === transaction && (one.writes || one.statement === statement)),
    )
  }
}

async function writers(client: pg.Client) {
  const { rows } = await client.query<{ transaction: string; statement: string; writes: boolean }>(
    `select concat_ws(' ', pid, xact_start) as transaction, query_start::text as statement, backend_xid is not null as writes
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and (backend_xid is not null or state = 'active')`,
  )
  return rows
}
