import type { Registry } from '@backoffice/shared/contract'
import { boolean, type Check, list, number, optional, shape, text } from '../../../host/src/federation/check'

export const kinds = [
  'release',
  'rollback',
  'return',
  'disable',
  'enable',
  'canary',
  'pin',
  'unpin',
  'config',
  'prune',
] as const

export type Kind = (typeof kinds)[number]

/** What an entry changes of one app. */
export interface Change {
  /** `host`, or a remote by its name. */
  app: string
  release?: string | undefined
  /** Why it is turned off, as people read it. */
  reason?: string | undefined
  /** How many of a hundred sessions get the canary; 0 ends it. */
  share?: number | undefined
  /** The empresa that a pin is for. */
  empresa?: string | undefined
}

/** Who does something, and from which state of the sources. */
export interface Who {
  by: string
  commit?: string | undefined
  /** Whether the sources were those of the commit. */
  clean?: boolean | undefined
}

/** One line of the log: never changed, never removed. */
export interface LogEntry extends Who {
  number: number
  /** UTC. */
  at: string
  kind: Kind
  changes: Change[]
  note?: string | undefined
  config?: Registry['config']
}

const kind: Check<Kind> = (value, where) =>
  kinds.includes(value as Kind) ? null : `${where}: none of ${kinds.join(', ')}`

/** Says what is wrong with one change of an entry. */
export const changeProblem = shape<Change>({
  app: text(/^[a-z][a-z0-9-]*$/),
  release: optional(text(/^[\w.+-]+$/)),
  reason: optional(text()),
  share: optional(number),
  empresa: optional(text()),
})

/** Says what is wrong with an entry of the log. */
export const entryProblem = shape<LogEntry>({
  number,
  at: text(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  by: text(),
  commit: optional(text()),
  clean: optional(boolean),
  kind,
  changes: list(changeProblem),
  note: optional(text()),
  config: optional(
    shape({
      adminApiBase: optional(text()),
      adminSiteBase: optional(text()),
      overrides: optional(list(text())),
    }),
  ),
})
