/*
 * `pnpm test [files] [--counts file] [-- node options]`: one PostgreSQL for the whole run, one template with the schema
 * in it; every test file then makes its own database from that. TEST_DATABASE_URL names a server to use instead of an
 * embedded one (a role that may create databases and roles), TEST_PG_BIN the folder of another PostgreSQL's programs,
 * TEST_PGBOUNCER a pgbouncer through which the requests of the tests go (test/pgbouncer/main.ts).
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from '../../tooling/start/before/glob.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { chooseAccount } from '../src/platform/postgres/account.ts'
import { embeddedBinaries } from '../src/platform/postgres/binaries.ts'
import { makeTemplate, type Server } from './databases.ts'
import { type PgBouncer, startPgBouncer } from './pgbouncer/pgbouncer.ts'

const base = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'api-pruebas-'))
const { server, stop } = await startServer()
let status: number
let bouncer: PgBouncer | undefined
try {
  await makeTemplate(server)
  bouncer = await startBouncer()
  status = await runTests(server)
} finally {
  await bouncer?.stop()
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(status)

async function startServer(): Promise<{ server: Server; stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { server: { url }, stop: async () => {} }
  const bin = process.env.TEST_PG_BIN
  // Every file makes a database and drops it, which is mostly waiting for the disk; crash.test starts servers of its own.
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
  }
  const embedded = await startEmbedded({ dataDir, settings, ...(bin && { binaries: { bin, env: {} } }) })
  const { host, user } = embedded.connection('postgres')
  return { server: { host, user }, stop: embedded.stop }
}

async function startBouncer(): Promise<PgBouncer | undefined> {
  const { TEST_PGBOUNCER: program, TEST_PG_BIN: bin } = process.env
  if (!program) return undefined
  const account = chooseAccount(bin ?? embeddedBinaries(dataDir).bin, [])
  return startPgBouncer(program, server, account)
}

async function runTests(on: Server): Promise<number> {
  const args = process.argv.slice(2)
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  const isFile = (arg: string, i: number) => !arg.startsWith('--') && own[i - 1] !== '--counts'
  const named = own.filter(isFile)
  const files = (named.length > 0 ? named : ['src']).flatMap((path) => globSync(path, /\.test\.ts$/))
  const launcher = join(base, '../tooling/start/node-test.ts')
  const options = own.filter((arg, i) => !isFile(arg, i))
  const child = spawn(
    process.execPath,
    [launcher, ...files, ...options, '--', ...args.slice(own.length + 1)],
    {
      cwd: base,
      stdio: 'inherit',
      env: {
        ...process.env,
        API_TEST_SERVER: JSON.stringify(on),
        ...(bouncer && { API_TEST_POOL: String(bouncer.port) }),
      },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
