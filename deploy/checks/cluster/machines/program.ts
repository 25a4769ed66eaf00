import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Described {
  name: string
  command: string[]
  /** Where its output goes, in a file of its own. */
  folder: string
  env?: NodeJS.ProcessEnv
}

/** In front of what refuses to run as root. */
export const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

const all: Program[] = []

/** Ends every program that was started here. */
export const endAll = (): void =>
  signal(
    all.flatMap(({ pids }) => pids),
    'SIGKILL',
  )

/** A program of the cluster, which faults end and which is started again as a supervisor would. */
export class Program {
  private child: ChildProcess | null = null
  private readonly how: Described

  constructor(how: Described) {
    this.how = how
    all.push(this)
  }

  start(): void {
    const { name, command, folder, env } = this.how
    const [program = '', ...args] = command
    const log = openSync(join(folder, `${name}.log`), 'a')
    const PATH = `${process.env.PATH}:/usr/sbin:/sbin`
    const child = spawn(program, args, { cwd: folder, env: { PATH, ...env }, stdio: ['ignore', log, log] })
    closeSync(log)
    child.once('error', (error) => console.error(`${name}: ${error.message}`))
    this.child = child
  }

  /** undefined: it does not run. */
  get pid(): number | undefined {
    const { child } = this
    return child && child.exitCode === null && child.signalCode === null ? child.pid : undefined
  }

  /** Its process and those that it started, which are all that belongs to it. */
  get pids(): number[] {
    return this.pid === undefined ? [] : tree(this.pid)
  }
}

/** A process and all that descend from it. */
export function tree(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(tree)]
  } catch {
    // It has just ended.
    return []
  }
}

/** Sends a signal to processes, of which some may have ended. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended.
    }
  }
}
