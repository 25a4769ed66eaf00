import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import { root } from '../start/before/root.mjs'

const running = new Set<ChildProcess>()

/** Starts a program as the head of a process group, so that `endAll` reaches whatever it starts. Its errors are piped. */
export function start(program: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(program, args, { cwd: root, env, detached: true, stdio: ['ignore', 'inherit', 'pipe'] })
  running.add(child)
  child.on('close', () => running.delete(child))
  child.stderr.on('data', (data: Buffer) => process.stderr.write(data))
  return child
}

/** Its exit status. */
export async function run(program: string, args: string[], env?: NodeJS.ProcessEnv): Promise<number> {
  const [code] = (await once(start(program, args, env), 'close')) as [number | null]
  return code ?? 1
}

/** Tells every program under way, and what it has started, to end. */
export function endAll() {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM')
    } catch {
      // Already gone.
    }
  }
}
