import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { whenEnding } from '../../../tooling/start/before/ending.mjs'
import { root } from '../../../tooling/start/before/root.mjs'
import { ownNetwork } from './machines/network.ts'

/** `npm run cluster:test [-- --rondas N]`: a cluster of three machines that lose one thing after another (docs/operacion/cluster.md). */
const cannotRun = 77
const { values } = parseArgs({ options: { rondas: { type: 'string', default: '20' } } })

/** Debian's packages, each by a program of it. */
const needed: Record<string, string> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  psql: 'postgresql-client',
}
const PATH = `${process.env.PATH}:/usr/sbin`
const has = (program: string) => spawnSync('which', [program], { env: { PATH } }).status === 0
/** The newest first. */
const bins = ['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`)
const bin = bins.find((folder) => existsSync(join(folder, 'postgres')))

const missing = [
  ...Object.keys(needed).flatMap((program) => (has(program) ? [] : [needed[program]])),
  ...(bin ? [] : ['postgresql']),
]
if (missing.length > 0) {
  console.log(`Omitido por faltar programas del clúster (en Debian: apt install ${missing.join(' ')}).`)
  process.exit(cannotRun)
}

const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
// PostgreSQL's own account must reach its part of it.
chmodSync(folder, 0o755)
const build = spawnSync(process.execPath, [join(root, 'tooling/start/build/main.ts')], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

const own = ownNetwork()
// With the namespace everything in it dies; elsewhere the test ends what it started.
const ending = own.length > 0 ? 'SIGKILL' : 'SIGTERM'
const [program = '', ...args] = [
  ...['setpriv', '--pdeathsig', ending.replace('SIG', ''), ...own],
  ...[process.execPath, join(root, 'deploy/checks/cluster/inside.ts'), folder, values.rondas, bin ?? ''],
  ...(own.length > 0 ? ['own'] : []),
]
const child = spawn(program, args, { stdio: 'inherit' })
whenEnding(() => child.kill(ending))
child.on('exit', (code) => {
  if (code === 1) keepLogs()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  process.exit(code ?? 130)
})

/** What the programs said before a failure; CI keeps that folder. */
function keepLogs(): void {
  for (const log of globSync('*/*.log', { cwd: folder }))
    cpSync(join(folder, log), join(root, 'test-results/cluster', log))
}
