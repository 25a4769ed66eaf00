import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { HostFacts, RemoteFacts } from '../../build/facts/facts.ts'
import { breaches, filesOfPage, filesOfRemote, type Budgets } from '../../../tooling/start/budgets/budgets.ts'
import { isScript } from '../integrity.ts'
import type { Candidate as Build } from '../publish/candidate.ts'
import { doorOf } from '../records/places.ts'
import { factsOf } from './in-use.ts'
import { uncheckedIn, type Unchecked } from './loading.ts'
import { findings, type Finding } from './problem.ts'

interface Built {
  /** The files that would be served, as paths inside the build. */
  files: string[]
  /** Those that its page or its federation manifest names; null if it can't be read. */
  named: string[] | null
  /** Brotli bytes that a person downloads for its first page. */
  bytes: number
}

/** A remote's build as read, unchecked; what is missing or unreadable is null or undefined. */
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

/** Reads a build for the gates, which report what is missing or unreadable. */
export function readBuild(build: Build): Candidate {
  const { app, folder, remote: data, start } = build
  const files = build.files.map((file) => file.path)
  const named = namedIn(app, folder)
  const first = [...(app === 'host' ? [doorOf(app)] : []), ...(named ?? [])]
  const bytes = first
    .filter((file) => files.includes(file))
    .reduce((sum, file) => sum + sizeOf(path.join(folder, file)), 0)
  if (app === 'host') return { kind: 'host', app, files, named, bytes, facts: factsOf(build, 'host') }
  const unchecked = files
    .filter(isScript)
    .flatMap((file) =>
      uncheckedIn(file, readFileSync(path.join(folder, file), 'utf8'), start?.module ? files : null),
    )
  return { kind: 'remote', app, files, named, bytes, data, facts: factsOf(build, 'remote'), unchecked }
}

/** As it is served; the build's own compressed copies are not believed. */
function sizeOf(file: string): number {
  const bytes = readFileSync(file)
  return /\.(woff2|png|webp)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length
}

function namedIn(app: string, folder: string): string[] | null {
  try {
    const named = app === 'host' ? filesOfPage(folder) : filesOfRemote(folder, doorOf(app))
    return named.map((file) => file.replace(/^\//, ''))
  } catch {
    return null
  }
}

/** Every file must exist that the page or the manifest names, or that the build emitted. */
export function fileFindings({ app, files, named, facts }: Candidate): Finding[] {
  const unreadable = named === null ? [`Falta ${doorOf(app)}, o no se puede leer.`] : []
  const lost = [...new Set([...(named ?? []), ...(facts?.files ?? [])])]
    .filter((file) => !files.includes(file))
    .map((file) => `Falta el archivo ${file}.`)
  return findings('files', [...unreadable, ...lost], 'Construir de nuevo y publicar la carpeta entera.')
}

export const sizeFindings = ({ app, bytes }: Candidate, budgets: Budgets): Finding[] =>
  breaches({ [app === 'host' ? 'inicio' : app]: bytes }, budgets).map((said) => {
    const [sentence = said, repair = ''] = said.split(/: (?=quitar)/)
    return { gate: 'size', sentence: `${sentence}.`, repair: `Q${repair.slice(1)}` }
  })
