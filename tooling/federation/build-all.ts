import path from 'node:path'
import { inTurn } from '../start/before/turn.mjs'
import { buildOne } from './build-process'
import { sourceHash } from './source-hash.mjs'
import { readStamp } from './stamp.mjs'
import { folderOf, remoteNames, root } from './workspace.mjs'

export interface BuildOptions {
  /** The apps to build, `host` and remotes' names; by default all of them. */
  only?: string[]
  log?(line: string): void
}

/** A built app. */
export interface Build {
  app: string
  dist: string
}

/** Every app of this checkout. */
export const appNames: string[] = ['host', ...remoteNames]

const turn = { name: 'sitio', waiting: 'Otro proceso construye el sitio: se espera a que termine…' }

/**
 * Builds what has changed: an app's sources, shared, this tooling, the lock file or the settings. It releases nothing.
 * While another process builds, it waits, and then finds little left to do.
 */
export const buildAll = (options: BuildOptions = {}): Promise<Build[]> =>
  inTurn(root, turn, () => buildChanged(options))

async function buildChanged({ only = appNames, log = () => {} }: BuildOptions): Promise<Build[]> {
  const changed = only.filter((app) => readStamp(distOf(app)) !== sourceHash(app))
  if (changed.length > 0) log(`Construyendo ${changed.join(', ')}…`)
  // Two at a time, because a build keeps more than one core busy for most of its time.
  const waiting = [...changed]
  const worker = async () => {
    for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) {
      const seconds = await buildOne(app)
      log(`Construido: ${app} (${seconds.toFixed(1)} s)`)
    }
  }
  await Promise.all([worker(), worker()])
  return only.map((app) => ({ app, dist: distOf(app) }))
}

const distOf = (app: string) => path.join(folderOf(app), 'dist')
