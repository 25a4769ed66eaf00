import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { breaches, filesOfPage, filesOfRemote, type Budgets } from '../../../tooling/start/budgets/budgets.ts'
import { isScript } from '../integrity.ts'
import type { Candidate as Build } from '../records/candidate.ts'
import { doorOf } from '../records/places.ts'
import { factsOf } from './in-use.ts'
import { uncheckedIn, type Unchecked } from './loading.ts'
import { findings, type Finding } from '../problem.ts'

/** A build with what its files show, unchecked; what is missing or unreadable is null or undefined. */
export interface BuildRead extends Pick<Build, 'app' | 'remote' | 'facts'> {
  /** The files that would be served, as paths inside the build. */
  files: string[]
  /** Those that its page or its federation manifest names; null if it can't be read. */
  named: string[] | null
  /** Brotli bytes that a person downloads for its first page. */
  bytes: number
  /** What a remote's scripts would run unchecked. */
  unchecked?: Unchecked[]
}

/** Reads a build for the gates, which report what is missing or unreadable. */
export function readBuild({ app, folder, remote, start, ...build }: Build): BuildRead {
  const facts = factsOf(build, app === 'host' ? 'host' : 'remote') ?? undefined
  const files = build.files.map((file) => file.path)
  const named = namedIn(app, folder)
  const first = [...(app === 'host' ? [doorOf(app)] : []), ...(named ?? [])]
  const bytes = first
    .filter((file) => files.includes(file))
    .reduce((sum, file) => sum + sizeOf(path.join(folder, file)), 0)
  const unchecked = (app === 'host' ? [] : files.filter(isScript)).flatMap((file) =>
    uncheckedIn(file, readFileSync(path.join(folder, file), 'utf8'), start?.module ? files : null),
  )
  return { app, remote, facts, files, named, bytes, unchecked }
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
export function fileFindings({ app, files, named, facts }: BuildRead): Finding[] {
  const unreadable = named === null ? [`Falta ${doorOf(app)}, o no se puede leer.`] : []
  const lost = [...new Set([...(named ?? []), ...(facts?.files ?? [])])]
    .filter((file) => !files.includes(file))
    .map((file) => `Falta el archivo ${file}.`)
  return findings('files', [...unreadable, ...lost], 'Construir de nuevo y publicar la carpeta entera.')
}

export const sizeFindings = ({ app, bytes }: BuildRead, budgets: Budgets): Finding[] =>
  breaches({ [app === 'host' ? 'inicio' : app]: bytes }, budgets).map((said) => {
    const [sentence = said, repair = ''] = said.split(/: (?=quitar)/)
    return { gate: 'size', sentence: `${sentence}.`, repair: `Q${repair.slice(1)}` }
  })
