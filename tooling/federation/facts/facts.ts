/*
 * What a build knows of itself that its files no longer show: written beside them as `facts.json` (plugin.mjs), stored
 * with the release and not served. The gates of a release judge by it (tooling/release/gates).
 */

/** The file's name in a build's folder. */
export const factsFile = 'facts.json'

/** Names by the request that reaches them; `*` where the code takes or gives whatever there is. */
export type Names = Record<string, string[] | '*'>

/** A module of a singleton's package that went into a remote's files. */
export interface Copy {
  package: string
  /** Its path from the repository's folder; or, where only the text shows it, the emitted file. */
  module: string
}

interface Built {
  format: 1
  /** The version of @backoffice/shared that it was built with. */
  shared: string
  /** Everything that was emitted to be served. */
  files: string[]
}

/** A remote's build. */
export interface RemoteFacts extends Built {
  kind: 'remote'
  app: string
  /** What its code takes from each shared module. */
  imports: Names
  /** The versions of @backoffice/shared that serve those imports; its remote.json says the same. */
  contract: string
  /** What each exposed module exports. */
  exposes: Names
  /** The addresses for which its module has a page. */
  routes: string[]
  copies: Copy[]
}

/** The host's build. */
export interface HostFacts extends Built {
  kind: 'host'
  app: 'host'
  /** What each shared module gives at run time. */
  provides: Names
}

export type Facts = RemoteFacts | HostFacts
