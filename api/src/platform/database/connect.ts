import pg from 'pg'
import { gatheringSocket } from './connection/gathering-socket.ts'

export type Connection = string | { host: string; user: string; database: string; port?: number }

const CONNECT_MS = 5_000

export function clientConfig(connection: Connection): pg.ClientConfig {
  return {
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    application_name: 'backoffice',
    connectionTimeoutMillis: CONNECT_MS,
  }
}

/** One connection in the owner's role, for migrations and the initial data. */
export async function withOwner<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** What holds for every statement of a request: the weaker role and the time limits. */
const SETTINGS = {
  role: 'backoffice_api',
  timezone: 'UTC',
  statement_timeout: '20s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
}

const settingsSql = (isLocal: boolean) =>
  `select ${Object.entries(SETTINGS).map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)}`

/** The same settings until the end of a transaction. */
export const TRANSACTION_SETTINGS = settingsSql(true)

const QUIET_MS = 25_000

export interface PoolOptions {
  max?: number
  quietMs?: number
  connectMs?: number
  /** Whether each transaction may get another session, as from PgBouncer: then nothing is set for a session. */
  isShared?: boolean
}

/** The connections of requests: all in the weaker role, all with time limits. */
export function requestPool(
  connection: Connection,
  { max = 20, quietMs = QUIET_MS, connectMs = CONNECT_MS, isShared = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    connectionTimeoutMillis: connectMs,
    max,
    idleTimeoutMillis: 60_000,
    // The server ends a statement after 20 s; this ends the wait for a server that no longer answers at all.
    query_timeout: quietMs,
    keepAlive: true,
    // A statement leaves without waiting for the answers of those before it, which `send` needs.
    pipeline: true,
    stream: gatheringSocket,
    // The pool awaits this before it hands out the connection.
    ...(!isShared && { onConnect: (client) => client.query(settingsSql(false)) as unknown as void }),
  })
  // The next request replaces an idle connection that breaks; without this listener, its error would end the process.
  // So would the error of a connection in use, to which the pool does not listen: there the next statement fails and
  // informs the request.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** A few connections to a standby, which is given up soon: the primary reads in its place. */
export const standbyPool = (connection: Connection): pg.Pool =>
  requestPool(connection, { max: 5, isShared: true, connectMs: 1_000 })
