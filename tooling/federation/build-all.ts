import type { Registry } from '@backoffice/shared/contract'
import path from 'node:path'
import { inTurn } from '../start/before/turn.mjs'
import { assembleSite } from './assemble'
import { buildOne } from './build-process'
import { sourceHash } from './source-hash.mjs'
import { readStamp } from './stamp.mjs'
import { folderOf, readJson, remoteNames, root } from './workspace.mjs'

export interface BuildOptions {
  /** Apps to look at: `host` and remote names; all of them unless told. */
  only?: string[]
  /** The folder that is served; `dist/site` unless told. */
  site?: string
  /** Bases the registry shall name instead of those of the build (G-20). */
  config?: Registry['config']
  log?(line: string): void
}

export interface BuildReport {
  /** What had changed since its last build. */
  built: string[]
  site: string
  registry: Registry
}

const turn = { name: 'sitio', waiting: 'Otro proceso construye el sitio: se espera a que termine…' }

/**
 * Builds what has changed (an app's sources, shared, this tooling, the lock file, the settings) and puts the site together.
 * Where another process is at it, it waits, and then finds little left to do.
 */
export const buildAll = (options: BuildOptions = {}): Promise<BuildReport> =>
  inTurn(root, turn, () => buildChanged(options))

async function buildChanged(options: BuildOptions): Promise<BuildReport> {
  const {
    only = ['host', ...remoteNames],
    site = path.join(root, 'dist/site'),
    config,
    log = () => {},
  } = options
  const changed = only.filter((app) => readStamp(distOf(app)) !== sourceHash(app))
  if (changed.length > 0) log(`Construyendo ${changed.join(', ')}…`)
  // Two at a time: a build keeps more than one core busy for most of its time.
  const waiting = [...changed]
  const worker = async () => {
    for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) {
      const seconds = await buildOne(app)
      log(`Construido: ${app} (${seconds.toFixed(1)} s)`)
    }
  }
  await Promise.all([worker(), worker()])
  const remotes = only.filter((app) => app !== 'host').map(remoteBuild)
  const host = only.includes('host') ? { host: distOf('host') } : {}
  const registry = assembleSite({ site, ...host, remotes, ...(config && { config }) })
  return { built: changed, site, registry }
}

const distOf = (app: string) => path.join(folderOf(app), 'dist')

const remoteBuild = (name: string) => {
  const { version } = readJson(path.join(folderOf(name), 'package.json')) as { version: string }
  return { name, version, dist: distOf(name) }
}
