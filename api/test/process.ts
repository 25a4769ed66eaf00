import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { heapOptions } from '../../tooling/start/stack/heap.ts'
import type { ParentMessage } from '../src/parent.ts'

export type Ready = Extract<ParentMessage, { type: 'ready' }>

/** The api in a separate process, as `npm start` runs it. */
export class ApiProcess {
  readonly child: ChildProcess
  readonly messages: ParentMessage[] = []
  stdout = ''
  stderr = ''
  readonly exited: Promise<number | null>

  /** `under`: a command that the process is started by, which must become it; `node`: further options of node. */
  constructor(env: Record<string, string>, under: string[] = [], node: string[] = []) {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
    const [program = '', ...args] = [...under, process.execPath, ...heapOptions, ...node, main]
    this.child = spawn(program, args, {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.child.on('message', (message: ParentMessage) => this.messages.push(message))
    this.child.stdout?.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()))
    this.child.stderr?.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()))
    this.exited = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)))
  }

  /** The ready message; fails when the process ends before. */
  ready(): Promise<Ready> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.messages.find((message) => message.type === 'ready')
        if (found) resolve(found as Ready)
      }
      this.child.on('message', look)
      void this.exited.then((code) => reject(new Error(`ended with ${code}: ${this.stderr}`)))
      look()
    })
  }

  stop(): Promise<number | null> {
    this.child.kill('SIGTERM')
    return this.exited
  }
}

/** A folder that is deleted after the tests of a file. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'api-proceso-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20 }) }
}

/** The process id of the embedded server of a data folder. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** One call over HTTP; null when no answer came. */
export async function send(port: number, path: string, body: object, token = '') {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/admin${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify(body),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read what they expect
    return { status: response.status, body: (await response.json()) as any }
  } catch {
    return null
  }
}
