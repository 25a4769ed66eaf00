import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../tooling/start/before/root.mjs'
import { report } from '../report.ts'
import { figure } from '../statistics.ts'
import { nginxConfig } from './nginx.ts'

const ports = { api: 41801, gateway: 41802, nginx: 41803 }
const site = join(root, 'dist/site')
const child = join(import.meta.dirname, 'child.ts')

/** The gateway beside an nginx of one process, over the same files and the same api, in turns. */
export async function benchGateway(): Promise<void> {
  if (['wrk', 'nginx'].some((program) => spawnSync('which', [program]).status !== 0)) {
    console.error('Hacen falta nginx y wrk (apt-get install nginx wrk).')
    process.exitCode = 77
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'entrada-'))
  const started: ChildProcess[] = []
  const start = (program: string, ...args: string[]) => {
    const one = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    started.push(one)
    return one
  }
  try {
    await ready(start(process.execPath, child, 'api', `${ports.api}`))
    const gateway = start(process.execPath, child, 'gateway', `${ports.gateway}`, site, `${ports.api}`)
    await ready(gateway)
    const config = nginxConfig(folder, { port: ports.nginx, site, api: ports.api })
    const nginx = start('nginx', '-c', config)
    await pause(1000)
    const figures = []
    for (const [name, path] of [
      ['un archivo de un remoto', someFile()],
      ['una llamada a la api', '/admin/clientes/listar'],
    ] as const) {
      const runs: number[] = []
      const base: number[] = []
      for (let turn = 0; turn < 5; turn++) {
        runs.push(requestsPerSecond(`http://127.0.0.1:${ports.gateway}${path}`))
        base.push(requestsPerSecond(`http://127.0.0.1:${ports.nginx}${path}`))
      }
      figures.push(figure(name, 'por segundo', runs, base))
    }
    const workers = childrenOf(nginx.pid ?? 0)
    const memory = [nginx.pid ?? 0, ...workers].reduce((sum, pid) => sum + megabytes(pid), 0)
    figures.push(figure('memoria a lo más', 'MB', [megabytes(gateway.pid ?? 0)], [memory]))
    report('gateway', figures)
  } finally {
    for (const one of started) one.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

const ready = (one: ChildProcess) => once(one.stdout as Readable, 'data')

/** A program of a remote, as its release is served. */
function someFile(): string {
  const folder = join(site, 'remotes/clientes')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const [file] = files.filter((name) => name.endsWith('.js') && existsSync(join(folder, `${name}.gz`))).sort()
  if (!file) throw new Error('No hay nada publicado en dist/site: npm start, y repetir.')
  return `/remotes/clientes/${file}`
}

/** Twenty connections that ask again once they are answered, for four seconds. */
function requestsPerSecond(url: string): number {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', '-c20', '-d4s', '-H', 'Accept-Encoding: gzip', '-H', 'Accept: application/json', url],
    { encoding: 'utf8' },
  )
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

/** The most memory that a process has had. */
const megabytes = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
