import type { Registry } from '@backoffice/shared/contract'
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '../release/integrity'
import { precompress } from './precompress'
import { addFolder, contentHash, copyFiles, replaceFile, servedFiles } from './site-files'

export interface RemoteBuild {
  name: string
  version: string
  dist: string
}

export interface SiteParts {
  /** The folder that is served. */
  site: string
  /** The host's build; without it the host in the site stays. */
  host?: string
  remotes: RemoteBuild[]
  /** Bases that overrule those of the build (G-20). */
  config?: Registry['config']
}

/** Open tabs go on with what they started with. */
const releasesKept = 10

/**
 * Puts builds into the folder that is served. Files are only added, and the files that name them (index.html,
 * remotes.json) replaced last, so that at any moment everything a page asks for is there.
 */
export function assembleSite({ site, host, remotes, config }: SiteParts): Registry {
  if (host) addAssets(host, site)
  const registry = readRegistry(site)
  for (const remote of remotes) registry.remotes[remote.name] = addRelease(remote, site)
  if (config) registry.config = config
  replaceFile(path.join(site, 'remotes.json'), `${JSON.stringify(registry, null, 2)}\n`)
  if (host) replaceFile(path.join(site, 'index.html'), readFileSync(path.join(host, 'index.html'), 'utf8'))
  return registry
}

function addAssets(host: string, site: string): void {
  const files = servedFiles(host).filter((file) => file !== 'index.html')
  copyFiles(files, host, site)
  precompress(site, files)
}

function addRelease({ name, version, dist }: RemoteBuild, site: string): Registry['remotes'][string] {
  const release = `${version}-${contentHash(dist)}`
  const releases = path.join(site, 'remotes', name)
  addFolder(path.join(releases, release), (folder) => {
    const files = servedFiles(dist)
    copyFiles(files, dist, folder)
    precompress(folder, files)
  })
  dropOldest(releases, release)
  return {
    release,
    manifest: `/remotes/${name}/${release}/mf-manifest.json`,
    integrity: integrityOf(path.join(releases, release)),
    remote: JSON.parse(
      readFileSync(path.join(dist, 'remote.json'), 'utf8'),
    ) as Registry['remotes'][string]['remote'],
  }
}

function dropOldest(releases: string, inUse: string): void {
  const byAge = readdirSync(releases)
    .filter((release) => release !== inUse && !release.endsWith('.tmp'))
    .map((release) => ({ release, time: statSync(path.join(releases, release)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { release } of byAge.slice(releasesKept - 1)) {
    rmSync(path.join(releases, release), { recursive: true })
  }
}

function readRegistry(site: string): Registry {
  const file = path.join(site, 'remotes.json')
  if (!existsSync(file)) return { format: 1, remotes: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as Registry
}
