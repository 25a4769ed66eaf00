import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Network } from './network.ts'
import { asPostgres, Program, signal, tree } from './program.ts'
import { deployed, environment } from './settings.ts'

/** One machine of the database: etcd and Patroni with its PostgreSQL. */
export class Machine {
  readonly name: string
  readonly etcd: Program
  private readonly patroni: Program
  private readonly data: string
  private readonly network: Network
  readonly at: number

  constructor(folder: string, at: number, network: Network, bin: string) {
    this.at = at
    this.name = `bd${at + 1}`
    this.network = network
    const home = join(folder, this.name)
    this.data = join(home, 'datos')
    mkdirSync(join(home, 'socket'), { recursive: true })
    if (asPostgres.length > 0) execFileSync('chown', ['-R', 'postgres:', home])
    const config = join(home, 'patroni.yml')
    const env = environment(at, network)
    writeFileSync(
      config,
      deployed('patroni.yml', network)
        .replace('/var/lib/postgresql/15/backoffice', this.data)
        .replace('/usr/lib/postgresql/15/bin', bin)
        .replace('/var/run/postgresql', join(home, 'socket')),
    )
    const before = network.in(at)
    const etcd = { ...env, ETCD_DATA_DIR: join(home, 'etcd') }
    this.etcd = new Program({ name: 'etcd', command: [...before, 'etcd'], folder: home, env: etcd })
    this.patroni = new Program({
      name: 'patroni',
      command: [...before, ...asPostgres, 'patroni', config],
      folder: home,
      // Otherwise the three would write one and the same, in the home of `postgres`.
      env: { ...env, PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass') },
    })
  }

  /** Starts what does not run. */
  start(): void {
    for (const program of [this.etcd, this.patroni]) if (program.pid === undefined) program.start()
  }

  /** As when its power fails: all at once, without a word to anyone. */
  kill(): void {
    signal(this.pids(), 'SIGKILL')
  }

  /** From the two others; where the network cannot be cut, it stands still, which to them is the same. */
  cut(): void {
    if (!this.network.cut(this.at)) signal(this.pids(), 'SIGSTOP')
  }

  heal(): void {
    this.network.heal(this.at)
    signal(this.pids(), 'SIGCONT')
  }

  private pids(): number[] {
    return [...this.patroni.pids, ...this.postmaster(), ...this.etcd.pids]
  }

  /** Patroni's server outlives it, so it is not among its children. */
  private postmaster(): number[] {
    try {
      const pid = Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0])
      const isOurs = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.data)
      return isOurs ? tree(pid) : []
    } catch {
      return []
    }
  }
}
