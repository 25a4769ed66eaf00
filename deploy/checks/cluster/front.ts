import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { patient } from '../../../tooling/patience/patience.ts'
import { root } from '../../../tooling/start/before/root.mjs'
import { type ApiProcess, openGateway, startApi } from '../../../tooling/start/stack/index.ts'
import { type Network } from './machines/network.ts'
import { asPostgres, Program } from './machines/program.ts'
import { deployed, PASSWORD } from './machines/settings.ts'

export const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }

/** What stands before the database: HAProxy, PgBouncer, two processes of the api, and the gateway. */
export interface Front {
  url: string
  haproxy: Program
  apis: ApiProcess[]
  outbox: string
  /** Statements of the cluster's superuser, on whatever server leads. */
  sql: <R extends pg.QueryResultRow>(text: string, values?: unknown[], database?: string) => Promise<R[]>
  stop: () => Promise<void>
}

export async function startFront(folder: string, network: Network): Promise<Front> {
  const haproxy = poolers(folder, network)
  const leader = network.here(`postgres://postgres:${PASSWORD}@127.0.0.1:5000/postgres`)
  await untilWritable(leader)
  execFileSync(
    'psql',
    ['--quiet', '--set=ON_ERROR_STOP=1', leader, '--file', file('deploy/postgres/10-backoffice.sql')],
    {
      env: { PATH: process.env.PATH, API_DB_PASSWORD: PASSWORD },
    },
  )
  const url = (port: number) => network.here(`postgres://backoffice:${PASSWORD}@127.0.0.1:${port}/backoffice`)
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url(5000),
    DATABASE_POOL_URL: url(6432),
    DATABASE_READ_URL: url(5001),
    DEMO: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    ...admin,
  }
  const options = { dataDir: join(folder, 'oficina'), env, port: 0 }
  const apis = [startApi(options), startApi(options)]
  await Promise.all(apis.map(({ ready }) => ready))
  let turn = 0
  const target = () => {
    const [one, other] = [turn % 2, (turn + 1) % 2].map((at) => apis[at]?.target() ?? null)
    turn++
    return one ?? other ?? null
  }
  const stop = async () => void (await Promise.all(apis.map((api) => api.stop())))
  const gateway = await openGateway({ target, stop }, options)
  return {
    url: gateway.url,
    haproxy,
    apis,
    outbox: join(options.dataDir, 'outbox'),
    sql: superuser(network),
    stop: gateway.stop,
  }
}

const file = (path: string) => join(root, path)

function poolers(folder: string, network: Network): Program {
  const home = join(folder, 'frente')
  mkdirSync(home)
  const write = (name: string, text: string) => {
    writeFileSync(join(home, name), text)
    chmodSync(join(home, name), 0o644)
  }
  write('haproxy.cfg', deployed('haproxy.cfg', network))
  write('usuarios.txt', `"backoffice" "${PASSWORD}"\n`)
  write(
    'pgbouncer.ini',
    deployed('pgbouncer.ini', network).replace('/etc/pgbouncer/usuarios.txt', join(home, 'usuarios.txt')),
  )
  const program = (name: string, ...command: string[]) => new Program({ name, command, folder: home })
  const haproxy = program('haproxy', 'haproxy', '-f', 'haproxy.cfg')
  const pgbouncer = program('pgbouncer', ...asPostgres, 'pgbouncer', '--quiet', 'pgbouncer.ini')
  haproxy.start()
  pgbouncer.start()
  return haproxy
}

/** HAProxy takes every server for the leader until it has asked once. */
async function untilWritable(url: string): Promise<void> {
  const until = performance.now() + patient(60_000)
  for (let inRow = 0; inRow < 5; await sleep(300)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
    client.on('error', () => {})
    const isLeader = await client
      .connect()
      .then(() => client.query<{ lee: boolean }>('select pg_is_in_recovery() as lee'))
      .then(
        ({ rows }) => rows[0]?.lee === false,
        () => false,
      )
    await client.end().catch(() => {})
    inRow = isLeader ? inRow + 1 : 0
    if (performance.now() > until) throw new Error('HAProxy no llevó al que manda.')
  }
}

/** Statements of the superuser; a leader may just be about to change. */
function superuser(network: Network): Front['sql'] {
  return async (text, values = [], database = 'backoffice') => {
    const connectionString = network.here(`postgres://postgres:${PASSWORD}@127.0.0.1:5000/${database}`)
    for (const until = performance.now() + patient(20_000); ; await sleep(500)) {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
      client.on('error', () => {})
      try {
        await client.connect()
      } catch (error) {
        if (performance.now() > until) throw error
        continue
      }
      const { rows } = await client.query(text, values).finally(() => client.end().catch(() => {}))
      return rows
    }
  }
}
