import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  anything,
  dictionary,
  list,
  problemIn,
  remotePermission,
  shape,
  type TypeOf,
} from '@backoffice/shared/contract/remotes'

const WITHIN_MS = 1_000
const MAX_BYTES = 1024 * 1024
/** What a tree that is to be stored may hold is bounded too (the contract's `permisos`). */
const MAX_NAMES = 200
const MAX_NAME = 100
const MAX_RELEASES = 1_000

/** What the api reads of the registry; the rest is the page's. */
const registry = shape({ remotes: dictionary(anything()) })
const named = shape({ remote: shape({ permissions: list(remotePermission) }) })

/** What the api takes from the registry of the remotes. */
export interface InUse {
  /** The permissions that they name. */
  permissions: readonly string[]
  /** Each release of each remote that a page may run, as `releaseKey` writes it. */
  releases: ReadonlySet<string>
}

export const releaseKey = (remote: string, release: string): string => `${remote} ${release}`

/**
 * Reads the registry, a file or an http(s) address. An unreadable entry loses only its own data.
 * @throws if the registry can't be read in time
 */
export async function readRegistry(source: string): Promise<InUse> {
  const found: unknown = JSON.parse(await textOf(source))
  const problem = problemIn(registry, found, source)
  if (problem !== null) throw new Error(problem)
  const { remotes } = found as TypeOf<typeof registry>
  const names = Object.values(remotes)
    .flatMap((each) =>
      problemIn(named, each, '') === null ? (each as TypeOf<typeof named>).remote.permissions : [],
    )
    .map(({ permission }) => permission)
    .filter(({ length }) => length <= MAX_NAME)
  const releases = Object.entries(remotes).flatMap(([remote, entry]) =>
    releasesIn(entry).map((release) => releaseKey(remote, release)),
  )
  return {
    permissions: [...new Set(names)].slice(0, MAX_NAMES),
    releases: new Set(releases.slice(0, MAX_RELEASES)),
  }
}

/** An entry's main release, and those served to some of the sessions. */
function releasesIn(entry: unknown, depth = 3): string[] {
  if (typeof entry !== 'object' || entry === null || depth === 0) return []
  return Object.entries(entry).flatMap(([member, value]: [string, unknown]) =>
    member === 'release' && typeof value === 'string' ? [value] : releasesIn(value, depth - 1),
  )
}

async function textOf(source: string): Promise<string> {
  const signal = AbortSignal.timeout(WITHIN_MS)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of await open(source, signal)) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes > MAX_BYTES) throw new Error('The registry is too large')
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function open(source: string, signal: AbortSignal): Promise<Readable> {
  if (!/^https?:/.test(source)) return createReadStream(source, { signal })
  const answer = await fetch(source, { signal, redirect: 'error', headers: { accept: 'application/json' } })
  if (!answer.ok || !answer.body) throw new Error(`The registry answered ${answer.status}`)
  return Readable.fromWeb(answer.body as never)
}
