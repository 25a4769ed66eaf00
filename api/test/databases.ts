import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, withOwner } from '../src/platform/database/connect.ts'
import { migrate } from '../src/platform/database/migrations/migrate.ts'

/** The server for the tests' databases. */
export type Server = { url: string } | { host: string; user: string }

const TEMPLATE = 'api_pruebas_plantilla'

/** The server of this run, given by test/run.ts. */
export function testServer(): Server {
  const given = process.env.API_TEST_SERVER
  if (!given) throw new Error('Run the tests with `pnpm test [file]` in api: they need its database server.')
  return JSON.parse(given) as Server
}

export function connectionTo(server: Server, database: string): Connection {
  if (!('url' in server)) return { ...server, database }
  const url = new URL(server.url)
  url.pathname = `/${database}`
  return url.href
}

export const maintenance = (server: Server): Connection =>
  'url' in server ? server.url : { ...server, database: 'postgres' }

/** A database with only the schema, created at the start of each run. */
export async function makeTemplate(server: Server): Promise<void> {
  await withOwner(maintenance(server), async (client) => {
    await client.query(`drop database if exists ${TEMPLATE} with (force)`)
    await client.query(`create database ${TEMPLATE} template template0`)
  })
  await withOwner(connectionTo(server, TEMPLATE), async (client) => {
    await migrate(client)
  })
}

/** The same database behind the PgBouncer of this run; without one (the usual case), the direct connection. */
export function throughPool(connection: Connection): Connection {
  const port = Number(process.env.API_TEST_POOL)
  if (!port) return connection
  const database =
    typeof connection === 'string' ? new URL(connection).pathname.slice(1) : connection.database
  return { host: '127.0.0.1', port, user: 'postgres', database }
}

export interface TestDatabase {
  connection: Connection
  drop: () => Promise<void>
}

/** A database of one test file: a copy of the template, or an empty one. */
export async function makeDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = testServer()
  const name = `api_pruebas_${randomBytes(6).toString('hex')}`
  await withOwner(maintenance(server), (client) => create(client, name, empty ? 'template0' : TEMPLATE))
  const drop = () =>
    withOwner(maintenance(server), async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
    })
  return { connection: connectionTo(server, name), drop }
}

/** Simultaneous copies of one template can block each other. */
async function create(client: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`create database ${name} template ${template}`)
      return
    } catch (error) {
      if (attempt === 20 || (error as { code?: string }).code !== '55006') throw error
      await sleep(50 * attempt)
    }
  }
}

/** A connection as DATABASE_URL says it, for processes. */
export const urlOf = (connection: Connection): string =>
  typeof connection === 'string'
    ? connection
    : `postgres://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port ?? 5432}`
