import { execFile } from 'node:child_process'
import { root } from '../../../tooling/start/before/root.mjs'

export interface Answer {
  status: number
  stdout: string
  stderr: string
}

/** Runs docker and returns its status, whatever it is. */
export function docker(args: string[], { env = process.env, timeout = 600_000 } = {}): Promise<Answer> {
  return new Promise((done) => {
    const options = { cwd: root, env, timeout, maxBuffer: 256 * 1024 * 1024 }
    execFile('docker', args, options, (error, stdout, stderr) => {
      const status = !error ? 0 : typeof error.code === 'number' ? error.code : 1
      done({ status, stdout, stderr: error && !stderr ? error.message : stderr })
    })
  })
}

/** Returns docker's output; throws its error message. */
export async function dockerSays(args: string[], options?: Parameters<typeof docker>[1]): Promise<string> {
  const { status, stdout, stderr } = await docker(args, options)
  if (status !== 0) throw new Error(`docker ${args.join(' ')}: ${stderr || stdout}`)
  return stdout
}
