/*
 * `npm run pgbouncer:test [-- files]`: tests of the api whose requests reach their database through a real PgBouncer in
 * transaction mode. Without a pgbouncer on this machine it ends with 77: «cannot run here».
 */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cannotRun = 77
/** Beside the test of PgBouncer itself, those that lean most on transactions, statements sent ahead and sessions. */
const chosen = [
  'test/pgbouncer',
  ...['send', 'tenants', 'connection/timeouts'].map((name) => `src/platform/database/${name}.test.ts`),
  'src/platform/idempotency/idempotency.test.ts',
  'src/platform/jobs/jobs.test.ts',
  'src/platform/lists/examples.test.ts',
  'src/resources/clientes/clientes.test.ts',
  'src/resources/usuarios/usuarios.test.ts',
]

const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
)
if (!program) {
  console.log('Omitido por no haber un PgBouncer en este equipo (en Debian, el paquete pgbouncer).')
  process.exit(cannotRun)
}
const args = process.argv.slice(2)
const files = args.some((arg) => /^(src|test)/.test(arg)) ? [] : chosen
const child = spawn(process.execPath, ['test/run.ts', ...files, ...args], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, TEST_PGBOUNCER: program },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
