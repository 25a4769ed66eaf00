/*
 * What a build knows about itself that its files no longer show. plugin.ts writes it beside them as `facts.json`; it
 * is stored with the release but not served. The gates of a release (entrega/publish/gates) judge by it.
 */

export const factsFile = 'facts.json'

/** Names by import request; `*` if the code imports or exports everything. */
export type Names = Record<string, string[] | '*'>

/** A module of a singleton's package in a remote's files. */
export interface Copy {
  package: string
  /** Its path from the repository's folder or, if only the text shows it, the emitted file. */
  module: string
}

/** The props of components by the component's name; null where no report tells them. */
export type PropsOf = Record<string, Record<string, string> | null>

interface Built {
  format: 1
  shared: string
  files: string[]
}

export interface RemoteFacts extends Built {
  kind: 'remote'
  app: string
  /** What its code imports from each shared module. */
  imports: Names
  /** The versions of @backoffice/shared that provide those imports, as in its remote.json. */
  contract: string
  exposes: Names
  /** The addresses for which its module has a page. */
  routes: string[]
  copies: Copy[]
  /** The components of other remotes that it shows, with the props for which it was built. Older builds do not say. */
  uses?: PropsOf
  /** The components that it offers to others, with their props (`npm run interface`). */
  offers?: PropsOf
}

export interface HostFacts extends Built {
  kind: 'host'
  app: 'host'
  /** What each shared module exports at run time. */
  provides: Names
}

export type Facts = RemoteFacts | HostFacts
