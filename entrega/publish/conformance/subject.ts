import type { RemoteManifest } from '@backoffice/shared/contract'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { problemIn, remoteManifest } from '@backoffice/shared/contract/remotes'
import { checkedOf, hashOf, servedHashes, type Hashes } from '../integrity.ts'
import { contentHash } from '../../build/site-files.ts'
import { folderOf, readJson, remoteNames } from '../../build/workspace.ts'
import { Refusal } from '../refusal.ts'
import type { Subject } from '../evidence/types.ts'

/** Finds a release to check: a remote of this repository (its `dist`), a folder with a build, or a manifest's address. */
export async function subjectOf(target: string): Promise<Subject> {
  if (/^https?:\/\//.test(target)) return served(target)
  const known = remoteNames.includes(target)
  const folder = known ? join(folderOf(target), 'dist') : resolve(target)
  for (const file of ['remote.json', 'mf-manifest.json'])
    if (!existsSync(join(folder, file)))
      throw new Refusal(`${known ? `remote-${target} no está construido` : folder}: falta ${file}.`)
  const read = readJson(join(folder, 'remote.json'))
  const release = `prueba-${contentHash(folder)}`
  const manifest = (name: string) => `/remotes/${name}/${release}/mf-manifest.json`
  return { ...subjectFrom(read, release, manifest, servedHashes(folder)), folder }
}

async function served(target: string): Promise<Subject> {
  const manifest = target.endsWith('.json') ? target : new URL('mf-manifest.json', `${target}/`).href
  const data = await bytesAt(new URL('remote.json', manifest).href)
  const release = new URL(manifest).pathname.split('/').at(-2) || 'servido'
  const files = { ...(await hashesThere(manifest)), 'remote.json': hashOf(data) }
  return subjectFrom(JSON.parse(data.toString()), release, () => manifest, files)
}

function subjectFrom(
  read: unknown,
  release: string,
  manifest: (name: string) => string,
  files: Hashes,
): Subject {
  const problem = problemIn(remoteManifest, read, 'remote.json')
  if (problem !== null) throw new Refusal(`remote.json no sirve: ${problem}`)
  const remote = read as RemoteManifest
  const { name } = remote
  return { name, files, entry: { release, manifest: manifest(name), remote, integrity: checkedOf(files) } }
}

interface Manifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[]
}

/** The hashes of a release of which only the address is known: its manifest's, and of every file that this names. */
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
  const answer = await fetch(url).catch(() => undefined)
  if (!answer?.ok) throw new Refusal(`${url} ${answer ? `contestó ${answer.status}` : 'no contestó'}.`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Whether this address is one of the release's files. */
export const isOf = ({ name, entry }: Subject, url: string): boolean =>
  url.includes(`/remotes/${name}/${entry.release}/`) ||
  (/^https?:/.test(entry.manifest) && url.startsWith(new URL('.', entry.manifest).href))

/** The first line of a stack that lies in the release; undefined if the release is not in it. */
export const frameIn = (subject: Subject, stack: string): string | undefined =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .find((line) => isOf(subject, /\(?(https?:[^)]+)\)?$/.exec(line)?.[1] ?? ''))
