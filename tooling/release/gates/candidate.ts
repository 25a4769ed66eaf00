import type { RemoteManifest } from '@backoffice/shared/contract'
import type { HostFacts, RemoteFacts } from '../../federation/facts/facts'

interface Built {
  /** The files that would be served, as paths inside the build. */
  files: string[]
  /** Bytes of brotli that a person downloads for its first page. */
  bytes: number
}

/** A remote's build as it was read, nothing of it checked yet; null is what is not there or can't be read. */
export interface RemoteCandidate extends Built {
  kind: 'remote'
  app: string
  facts: RemoteFacts | null
  /** Its remote.json. */
  data: unknown
  /** The files that its federation manifest names; null if it names none. */
  named: string[] | null
}

/** The host's build as it was read. */
export interface HostCandidate extends Built {
  kind: 'host'
  app: 'host'
  facts: HostFacts | null
  /** The files that its page names; null without a page. */
  named: string[] | null
}

export type Candidate = RemoteCandidate | HostCandidate

/** A remote in use; builds of other tools may have come without facts. */
export interface RemoteInUse {
  data: RemoteManifest
  facts: RemoteFacts | null
}

/** What runs where the candidates would be published. */
export interface InUse {
  host: HostFacts | null
  remotes: Record<string, RemoteInUse>
}
