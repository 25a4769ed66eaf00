import type { RemoteManifest } from '@backoffice/shared/contract'
import type { HostFacts, RemoteFacts } from '../../build/facts/facts.ts'
import type { Unchecked } from './loading.ts'

interface Built {
  /** The files that would be served, as paths inside the build. */
  files: string[]
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
  /** The files that its federation manifest names; null without a list. */
  named: string[] | null
  /** What its scripts would run unchecked; records from before this check have none. */
  unchecked?: Unchecked[]
}

/** The host's build as read. */
export interface HostCandidate extends Built {
  kind: 'host'
  app: 'host'
  facts: HostFacts | null
  /** The files that its page names; null without a page. */
  named: string[] | null
}

export type Candidate = RemoteCandidate | HostCandidate

/** A remote in use; builds of other tools may lack facts. */
export interface RemoteInUse {
  data: RemoteManifest
  facts: RemoteFacts | null
}

/** A release that only some sessions get: a canary, or the release of an empresa. */
export interface OfSome extends RemoteInUse {
  app: string
  /** The empresa of a pin; undefined for a canary. */
  empresa?: string
}

/** The host and remotes in use where the candidates would be published. */
export interface InUse {
  host: HostFacts | null
  remotes: Record<string, RemoteInUse>
  ofSome?: OfSome[]
}
