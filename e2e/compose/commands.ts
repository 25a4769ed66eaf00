import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../tooling/start/before/root.mjs'

export interface Ended {
  status: number
  /** Everything it printed. */
  said: string
}

/** Runs a command of package.json as a person does, whatever its status; `by` is the person. */
export function command(name: string, args: string[], by = 'equipo de prueba'): Promise<Ended> {
  const program = [join(root, 'tooling/start/run.mjs'), name, ...args]
  const { PATH, HOME } = process.env
  return new Promise((done) => {
    execFile(
      process.execPath,
      program,
      { cwd: root, env: { PATH, HOME, RELEASE_BY: by } },
      (error, stdout, stderr) => {
        const status = !error ? 0 : typeof error.code === 'number' ? error.code : 1
        done({ status, said: stdout + stderr })
      },
    )
  })
}

/** Runs a command that must succeed; returns what it printed. */
export async function succeeds(name: string, ...args: string[]): Promise<string> {
  const { status, said } = await command(name, args)
  if (status !== 0) throw new Error(`npm run ${name} -- ${args.join(' ')}: ${status}\n${said}`)
  return said
}
