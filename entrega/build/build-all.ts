import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inTurn } from '../../tooling/start/before/turn.mjs'
import { inParallel } from '../publish/parallel.ts'
import { Refusal } from '../publish/refusal.ts'
import { buildHash, stampOf } from './sources/source-hash.ts'
import { folderOf, remoteNames, root } from './workspace.ts'

export interface BuildOptions {
  /** The apps to build, `host` and remotes' names; by default all of them. */
  only?: string[]
  log?(line: string): void
}

export interface Build {
  app: string
  dist: string
}

export const appNames: string[] = ['host', ...remoteNames]

const turn = { name: 'sitio', waiting: 'Otro proceso construye el sitio: se espera a que termine…' }

/** Builds what has changed, and releases nothing. While another process builds, it waits, and then has little to do. */
export const buildAll = (options: BuildOptions = {}): Promise<Build[]> =>
  inTurn(root, turn, () => buildChanged(options))

async function buildChanged({ only = appNames, log = () => {} }: BuildOptions): Promise<Build[]> {
  const unknown = only.filter((app) => !appNames.includes(app))
  if (unknown.length > 0)
    throw new Refusal(
      `No existe ${unknown.join(', ')}. Hay: ${appNames.join(', ')}. Lo construido en otra parte se publica con --from.`,
    )
  const changed = only.filter((app) => !isBuilt(app))
  if (changed.length > 0) log(`Construyendo ${changed.join(', ')}…`)
  // Running builds end with the command, so that none outlives it.
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    process.exit(1)
  }
  const build = async (app: string) => {
    const seconds = await compile(app, ending.signal)
    log(`Construido: ${app} (${seconds.toFixed(1)} s)`)
  }
  process.once('SIGTERM', end).once('SIGINT', end)
  // Two at a time, because a build keeps more than one core busy for most of its time.
  await inParallel(changed, build, 2).finally(() => process.off('SIGTERM', end).off('SIGINT', end))
  return only.map((app) => ({ app, dist: distOf(app) }))
}

const distOf = (app: string) => path.join(folderOf(app), 'dist')

const isBuilt = (app: string) =>
  existsSync(stampOf(distOf(app))) && readFileSync(stampOf(distOf(app)), 'utf8') === buildHash(app)

/** Compiles in a process of its own, which frees the memory and lets two run in parallel. @returns seconds */
async function compile(app: string, signal: AbortSignal): Promise<number> {
  const start = performance.now()
  const script = fileURLToPath(new URL('compile.ts', import.meta.url))
  try {
    await promisify(execFile)(process.execPath, [script, app], { maxBuffer: Infinity, signal })
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: string; stderr: string }
    throw new Error(`La construcción de ${app} falló.\n${stdout}${stderr}`, { cause })
  }
  return (performance.now() - start) / 1000
}
