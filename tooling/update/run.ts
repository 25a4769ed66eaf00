import { type ChildProcess, spawn } from 'node:child_process'

export interface Place {
  cwd: string
  env: NodeJS.ProcessEnv
}

/** Runs a program to its end, shows what it says, and returns it; a failure is an error with its last line. */
export async function run(place: Place, program: string, args: string[], quiet = false): Promise<string> {
  const child = spawn(program, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, all] = ['', '']
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString()
    all += data.toString()
    if (!quiet) process.stdout.write(data)
  })
  child.stderr.on('data', (data: Buffer) => {
    all += data.toString()
    if (!quiet) process.stderr.write(data)
  })
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed)
    child.once('close', done)
  })
  if (code !== 0) throw new Error(all.trim().split('\n').at(-1) || `${program} terminó con ${code}`)
  return out.trim()
}

/** Starts `npm start`, and resolves with its address once it serves. */
export function startServing(
  place: Place,
  args: string[],
  said: RegExp,
): { child: ChildProcess; url: Promise<string> } {
  const child = spawn(process.execPath, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] })
  const url = new Promise<string>((done, failed) => {
    let all = ''
    const read = (data: Buffer) => {
      all += data.toString()
      const found = said.exec(all)?.[1]
      if (found) done(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', failed)
    child.once('close', (code) => failed(new Error(all.trim().split('\n').at(-1) || `terminó con ${code}`)))
  })
  return { child, url }
}

const PATIENCE = 30_000

/** Asks a process to finish, and kills it when it does not. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  await gone
  clearTimeout(insist)
}
