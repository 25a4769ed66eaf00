import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import { root } from '../../../tooling/start/before/root.mjs'

const running = new Set<ChildProcess>()

/** Starts a program as the leader of a process group, so that `endAll` also reaches its children. */
export function start(program: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(program, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/**
 * Runs a program to its end and shows its output.
 * @returns its exit status
 */
export async function show(child: ReturnType<typeof start>): Promise<number> {
  child.stdout.on('data', (data: Buffer) => process.stdout.write(data))
  child.stderr.on('data', (data: Buffer) => process.stderr.write(data))
  return ended(child)
}

/** Runs a program to its end and captures its output. */
export async function keep(child: ReturnType<typeof start>): Promise<{ status: number; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { status: await ended(child), output }
}

async function ended(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}

/** Ends every running program and its children. */
export function endAll() {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM')
    } catch {
      // It has already exited.
    }
  }
}
