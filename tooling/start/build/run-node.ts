import { spawn } from 'node:child_process'
import { root } from '../before/root.mjs'

/** A child that can be ended with the command that started it. */
export interface Running {
  done: Promise<number>
  stop: () => void
}

/** Runs one of our own scripts in a process of its own: a build's memory goes with it. */
export function runNode(args: string[], env: NodeJS.ProcessEnv = process.env): Running {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const done = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
  return { done, stop: () => void child.kill('SIGTERM') }
}
