import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A line that a command printed, and when, in seconds since the command began. */
export interface Said {
  line: string
  at: number
}

export interface Command {
  child: ChildProcess
  /** The lines until the one that matches; rejects if the command ends before. */
  until: (ready: RegExp) => Promise<Said[]>
  /** All lines, once the command has ended well. */
  done: Promise<Said[]>
}

/** Runs a program of a tree and notes when it says what. */
export function begin(cwd: string, [program, ...args]: [string, ...string[]], env: NodeJS.ProcessEnv = {}) {
  const begun = performance.now()
  const said: Said[] = []
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const note = (line: string) => {
    const one = { line, at: (performance.now() - begun) / 1000 }
    if (line.trim()) said.push(one)
  }
  lines.on('line', note)
  const done = Promise.all([once(child, 'close'), once(lines, 'close')]).then(([[code]]) => {
    const at = (performance.now() - begun) / 1000
    if (code !== 0) throw new Error(`${[program, ...args].join(' ')} terminó con ${code}`)
    return [...said, { line: 'fin', at }]
  })
  done.catch(() => undefined)
  const until = (ready: RegExp) =>
    new Promise<Said[]>((resolve, reject) => {
      const look = () => said.some(({ line }) => ready.test(line)) && resolve([...said])
      look()
      lines.on('line', look)
      const over = () => reject(new Error(`${[program, ...args].join(' ')} terminó sin decir ${ready}`))
      done.then(over, reject)
    })
  return { child, until, done } satisfies Command
}

/** The seconds that a command took: when it said its last line. */
export const seconds = (said: readonly Said[]): number => said.at(-1)?.at ?? Number.NaN
