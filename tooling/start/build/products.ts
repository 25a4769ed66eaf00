import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from '../before/glob.ts'
import { root } from '../before/root.mjs'
import { inTurn } from '../before/turn.mjs'
import { builtApi } from '../stack/index.ts'

const stamp = join(root, 'api/dist/.construido')
const sources = [
  'api/src',
  'api/migrations',
  'api/build.ts',
  'api/package.json',
  'shared/src/contract',
  'pnpm-lock.yaml',
]

const turn = { name: 'api', waiting: 'Otro proceso construye la api: se espera a que termine…' }

/** Bundles the api's server if any of its inputs has changed. */
export const buildApi = (track: (stop: () => void) => void): Promise<void> =>
  inTurn(root, turn, () => buildChanged(track))

async function buildChanged(track: (stop: () => void) => void): Promise<void> {
  const hash = hashOfSources()
  if (existsSync(builtApi) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Construyendo la api…')
  const running = runNode([join(root, 'api/build.ts')])
  track(running.stop)
  if ((await running.done) !== 0) throw new Error('La api no se pudo construir (la causa está arriba).')
  writeFileSync(stamp, hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => globSync(join(root, source), /.*/))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Builds the apps that changed, and keeps a site of what is built for tests and measurements; nothing is released. */
export const buildSite = (track: (stop: () => void) => void): Promise<void> => withApps('compose', track)

/** Builds the apps that changed, and puts in use those that were never released. */
export const releaseSite = (track: (stop: () => void) => void): Promise<void> => withApps('start', track)

async function withApps(command: 'compose' | 'start', track: (stop: () => void) => void): Promise<void> {
  const running = runNode([join(root, `entrega/publish/cli/${command}.ts`)])
  track(running.stop)
  if ((await running.done) !== 0) throw new Error('El sitio no quedó listo (la causa está arriba).')
}

/** A child process that ends with the command that started it. */
export interface Running {
  done: Promise<number>
  stop: () => void
}

/** Runs one of our own scripts in a separate process, which frees a build's memory afterwards. */
export function runNode(args: string[], env: NodeJS.ProcessEnv = process.env): Running {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const done = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
  return { done, stop: () => void child.kill('SIGTERM') }
}
