import type { RemoteManifest } from '@backoffice/shared/contract'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { problemIn, remoteManifest } from '@backoffice/shared/contract/remotes'
import { checkedOf, hashOf, servedHashes, type Hashes } from '../integrity.ts'
import { contentHash } from '../../build/site-files.ts'
import { folderOf, readJson, remoteNames } from '../../build/workspace.ts'
import type { Subject } from './types.ts'

/**
 * Finds the release that a command line names: a remote of this repository (its `dist`), a folder with a build, or the
 * address of a served manifest.
 */
export async function subjectOf(target: string): Promise<Subject> {
  if (/^https?:\/\//.test(target)) return served(target)
  const known = remoteNames.includes(target)
  const folder = known ? join(folderOf(target), 'dist') : resolve(target)
  for (const file of ['remote.json', 'mf-manifest.json']) {
    if (!existsSync(join(folder, file)))
      throw new Error(`${known ? `remote-${target} no está construido` : folder}: falta ${file}.`)
  }
  const remote = checked(readJson(join(folder, 'remote.json')))
  const release = `prueba-${contentHash(folder)}`
  const manifest = `/remotes/${remote.name}/${release}/mf-manifest.json`
  const files = servedHashes(folder)
  return {
    name: remote.name,
    folder,
    files,
    entry: { release, manifest, remote, integrity: checkedOf(files) },
  }
}

async function served(target: string): Promise<Subject> {
  const manifest = target.endsWith('.json') ? target : new URL('mf-manifest.json', `${target}/`).href
  const data = await bytesAt(new URL('remote.json', manifest).href)
  const remote = checked(JSON.parse(data.toString()))
  const release = new URL(manifest).pathname.split('/').at(-2) || 'servido'
  const files = { ...(await hashesThere(manifest)), 'remote.json': hashOf(data) }
  return { name: remote.name, files, entry: { release, manifest, remote, integrity: checkedOf(files) } }
}

interface Manifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[]
}

/**
 * The hashes of a release that is known by its address only: of its manifest and of every file that the manifest names.
 */
async function hashesThere(manifest: string): Promise<Hashes> {
  const text = await bytesAt(manifest)
  const { metaData, exposes } = JSON.parse(text.toString()) as Manifest
  const named = exposes.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap((kind) => [...kind.sync, ...kind.async]),
  )
  const files = [...new Set([metaData.remoteEntry.name, ...named])]
  const hashes = await Promise.all(
    files.map(async (file) => [file, hashOf(await bytesAt(new URL(file, manifest).href))] as const),
  )
  return { 'mf-manifest.json': hashOf(text), ...Object.fromEntries(hashes) }
}

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} contestó ${answer.status}.`)
  return Buffer.from(await answer.arrayBuffer())
}

function checked(value: unknown): RemoteManifest {
  const problem = problemIn(remoteManifest, value, 'remote.json')
  if (problem !== null) throw new Error(`remote.json no sirve: ${problem}`)
  return value as RemoteManifest
}
