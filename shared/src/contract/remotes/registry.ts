import {
  anything,
  boolean,
  dictionary,
  filled,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  type TypeOf,
} from './description.ts'
import { remoteManifest } from './remote.ts'

const files = list(filled)

/** The files with which a remote and its exposed modules start, as paths beside its federation manifest. */
const startFiles = shape({
  entry: filled,
  /** The global variable that the entry leaves; without it, the remote's name. */
  global: optional(filled),
  /** The entry is an ES module, which leaves no global variable (Vite). */
  module: optional(boolean),
  /** By the name of the exposed module, `./module`. */
  exposes: dictionary(shape({ js: files, css: files })),
})

const release = {
  release: filled,
  /** The address of its federation manifest. */
  manifest: filled,
  /** The hash of its manifest and of each script and style, by path beside the manifest; what differs never runs. */
  integrity: optional(dictionary(text())),
  /** What its manifest says of its files: a page that knows it requests no manifest. Earlier releases have none. */
  start: optional(startFiles),
  /** Who signed that these files passed every check (`npm run conformance`), and when; the signature was verified. */
  evidence: optional(shape({ key: text(), at: text() })),
  remote: remoteManifest,
}

/** One release of a remote: where its federation manifest is, and its own description. */
export const pinnedEntry = shape(release)

/** A release that some sessions get instead of the one in use. */
export const canaryEntry = shape({
  ...release,
  /** How many sessions in a hundred get it. */
  share: number,
})

const row = {
  ...release,
  /**
   * An operator disabled it, for a `reason` that people read. With `now` open pages cover it, too; a host that does not
   * know this member shows the reason at the next visit.
   */
  disabled: optional(shape({ reason: text(), now: optional(boolean) })),
}

/** A row for all sessions: its canary and pins are judged one by one, so that a bad one costs no other session. */
export const entryForAll = shape(row)

/** A row of the registry: one remote in use, with its exceptions. */
export const registryEntry = shape({
  ...row,
  canary: optional(canaryEntry),
  /** The release of an empresa that has one of its own, by its identifier. */
  pins: optional(dictionary(pinnedEntry)),
})

/** What operators decide for every page (`npm run config`). */
const config = {
  adminApiBase: optional(text()),
  adminSiteBase: optional(text()),
  /** Origins from which somebody may take a remote for their own tab. */
  overrides: optional(list(text())),
  /** The public keys of those who may sign evidence; if there are any, pages refuse releases without signed evidence. */
  evidence: optional(list(text())),
}
export const registryConfig = shape(config)

const head = {
  format: oneOf(1),
  /** The number of the last log entry that it includes. */
  log: optional(number),
  /** The release of the host in use. */
  host: optional(shape({ release: filled })),
}

/** `/remotes.json`, derived from the log of releases (entrega/publish): the one mutable file of the composition. */
export const registry = shape({
  ...head,
  config: optional(registryConfig),
  remotes: dictionary(registryEntry),
})

/** The registry without its rows: a wrong row, or wrong `overrides`, must cost nobody another section. */
export const registryItself = shape({
  ...head,
  config: optional(shape({ ...config, overrides: anything<string[] | undefined>() })),
  remotes: dictionary(anything()),
})

export type StartFiles = TypeOf<typeof startFiles>
export type PinnedEntry = TypeOf<typeof pinnedEntry>
export type CanaryEntry = TypeOf<typeof canaryEntry>
export type RegistryEntry = TypeOf<typeof registryEntry>
export type Registry = TypeOf<typeof registry>
