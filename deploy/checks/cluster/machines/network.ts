import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** How a machine of the test stands apart from the others. */
export interface Network {
  kind: 'redes propias' | 'una sola red'
  /** What the files of deploy/cluster say, as it is in this network. */
  here: (text: string) => string
  /** The command that runs a program in a machine. */
  in: (machine: number) => string[]
  /** Cuts a machine off from the two others, not from whoever asks it; false: this network cannot. */
  cut: (machine: number) => boolean
  heal: (machine: number) => void
}

const apart = ['unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc']

/** The command in front of the test that gives it a network of its own; with it, all ends when it ends. */
export function ownNetwork(): string[] {
  if (process.getuid?.() !== 0) return []
  const [program = '', ...args] = apart
  const works = spawnSync(program, [...args, 'ip', 'link', 'add', 'prueba', 'type', 'bridge']).status === 0
  // The shell takes leave of the processes whose parents have died; otherwise these would seem to live.
  return works ? [...apart, 'sh', '-c', '"$@"; exit $?', 'sh'] : []
}

const address = (machine: number) => `10.0.0.1${machine + 1}`
const ip = (...args: string[]) => void execFileSync('ip', args)

/** Three machines at a bridge, each in a network namespace; the addresses are those of deploy/cluster. */
export async function namespaces(): Promise<Network> {
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', 'puente', 'type', 'bridge')
  ip('address', 'add', '10.0.0.1/24', 'dev', 'puente')
  ip('link', 'set', 'puente', 'up')
  const holders = await Promise.all([0, 1, 2].map(join))
  const inside = (machine: number) => ['nsenter', '--target', String(holders[machine]), '--net']
  const run = (machine: number, ...args: string[]) => {
    const [program = '', ...rest] = [...inside(machine), 'ip', ...args]
    execFileSync(program, rest)
  }
  const routes = (machine: number, does: 'add' | 'del') => {
    for (const other of [0, 1, 2].filter((each) => each !== machine)) {
      run(machine, 'route', does, 'blackhole', `${address(other)}/32`)
      run(other, 'route', does, 'blackhole', `${address(machine)}/32`)
    }
  }
  return {
    kind: 'redes propias',
    here: (text) => text,
    in: inside,
    cut: (machine) => {
      routes(machine, 'add')
      return true
    },
    heal: (machine) => routes(machine, 'del'),
  }
}

/** A namespace with an end at the bridge; the process keeps it. */
async function join(machine: number): Promise<number> {
  const holder = spawn('unshare', ['--net', 'sh', '-c', 'echo; exec sleep infinity'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(holder.stdout, 'data')
  const pid = String(holder.pid)
  const end = `maquina${machine}`
  ip('link', 'add', end, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', pid)
  ip('link', 'set', end, 'master', 'puente', 'up')
  const within = (...args: string[]) => execFileSync('nsenter', ['--target', pid, '--net', 'ip', ...args])
  within('link', 'set', 'lo', 'up')
  within('address', 'add', `${address(machine)}/24`, 'dev', 'eth0')
  within('link', 'set', 'eth0', 'up')
  return Number(pid)
}

/** All of them on the loopback, at other ports than those that this machine may use. */
export function loopback(): Network {
  const third = process.pid % 250
  const ports = 20_000 + (process.pid % 100) * 100
  const moved = [5432, 8008, 2379, 2380, 5000, 5001, 6432]
  return {
    kind: 'una sola red',
    here: (text) =>
      moved
        .reduce(
          (so, port, at) => so.replaceAll(new RegExp(`(:|port ?=? ?)${port}\\b`, 'g'), `$1${ports + at}`),
          text,
        )
        .replaceAll('10.0.0.', `127.77.${third}.`),
    in: () => [],
    cut: () => false,
    heal: () => undefined,
  }
}
