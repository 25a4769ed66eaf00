import { startFilesIn } from '@backoffice/shared/contract/remotes'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { factsFile, type Facts, type HostFacts, type RemoteFacts } from '../../build/facts/facts.ts'
import { servedFiles } from '../../build/site-files.ts'
import { filesOfPage, filesOfRemote } from '../../../tooling/start/budgets/budgets.ts'
import { isScript } from '../integrity.ts'
import { doorOf } from '../records/places.ts'
import { fromJson } from '../store/store.ts'
import { uncheckedIn, type Unchecked } from './loading.ts'

interface Built {
  /** The files that would be served, as paths inside the build. */
  files: string[]
  /** Those that its page or its federation manifest names; null without one. */
  named: string[] | null
  /** Brotli bytes that a person downloads for its first page. */
  bytes: number
}

/** A remote's build as read, unchecked; null marks what is missing or unreadable. */
export interface RemoteCandidate extends Built {
  kind: 'remote'
  app: string
  facts: RemoteFacts | null
  /** Its remote.json. */
  data: unknown
  /** What its scripts would run unchecked. */
  unchecked?: Unchecked[]
}

/** The host's build as read. */
export interface HostCandidate extends Built {
  kind: 'host'
  app: 'host'
  facts: HostFacts | null
}

export type Candidate = RemoteCandidate | HostCandidate

/** Reads a built folder for the gates; anything missing or unreadable becomes null, which they report. */
export function readBuild(app: string, folder: string): Candidate {
  const files = servedFiles(folder)
  const facts = readJson(path.join(folder, factsFile)) as Facts | null
  const named = namedIn(app, folder)
  const door = app === 'host' ? [doorOf(app)] : []
  const first = [...door, ...(named ?? [])].filter((file) => files.includes(file))
  const sizes = first.map((file) => sizeOf(file, readFileSync(path.join(folder, file))))
  const read = { files, named, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  if (app === 'host') return { kind: 'host', app, ...read, facts: facts?.kind === 'host' ? facts : null }
  const start = startFilesIn(readJson(path.join(folder, doorOf(app))))
  const modules = typeof start !== 'string' && start.module ? files : null
  const unchecked = files
    .filter(isScript)
    .flatMap((file) => uncheckedIn(file, readFileSync(path.join(folder, file), 'utf8'), modules))
  const data = readJson(path.join(folder, 'remote.json'))
  return { kind: 'remote', app, ...read, data, facts: facts?.kind === 'remote' ? facts : null, unchecked }
}

/** As it is served; the build's own compressed copies are not believed. */
const sizeOf = (file: string, bytes: Buffer) =>
  /\.(woff2|png|webp)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length

function namedIn(app: string, folder: string): string[] | null {
  try {
    const named = app === 'host' ? filesOfPage(folder) : filesOfRemote(folder, doorOf(app))
    return named.map((file) => file.replace(/^\//, ''))
  } catch {
    return null
  }
}

function readJson(file: string): unknown {
  try {
    return fromJson(readFileSync(file)) ?? null
  } catch {
    return null
  }
}
