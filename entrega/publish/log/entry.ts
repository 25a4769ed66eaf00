import type { Registry } from '@backoffice/shared/contract'
import { boolean, type Check, list, number, optional, shape, text } from '../../page/federation/check'
import { appName, releaseName } from '../records/names'

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

/** What an entry changes for one app. */
export interface Change {
  /** `host`, or a remote by its name. */
  app: string
  release?: string | undefined
  /** Why it is disabled, as people read it. */
  reason?: string | undefined
  /** Whether open pages stop it, too. */
  now?: boolean | undefined
  /** How many sessions in a hundred get the canary; 0 ends it. */
  share?: number | undefined
  /** The empresa of a pin. */
  empresa?: string | undefined
  /** Whose build it is and of which sources, if it was made elsewhere (`release --from`). */
  built?: (Who & { at: string }) | undefined
}

/** The person behind an entry, and the state of their sources. */
export interface Who {
  by: string
  commit?: string | undefined
  /** Whether the sources were exactly those of the commit. */
  clean?: boolean | undefined
}

/** Why someone did what the checks refused, and what those said. */
export interface Forced {
  reason: string
  problems: string[]
}

/** One entry of the log; nothing ever changes or removes it. */
export interface LogEntry extends Who {
  number: number
  /** UTC. */
  at: string
  kind: Kind
  changes: Change[]
  note?: string | undefined
  config?: Registry['config']
  forced?: Forced | undefined
}

const kind: Check<Kind> = (value, where) =>
  kinds.includes(value as Kind) ? null : `${where}: none of ${kinds.join(', ')}`

/** Says what is wrong with one change of an entry. */
export const changeProblem = shape<Change>({
  app: text(appName),
  release: optional(text(releaseName)),
  reason: optional(text()),
  now: optional(boolean),
  share: optional(number),
  empresa: optional(text()),
  built: optional(
    shape<Who & { at: string }>({
      by: text(),
      commit: optional(text()),
      clean: optional(boolean),
      at: text(),
    }),
  ),
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
      evidence: optional(list(text())),
    }),
  ),
  forced: optional(shape<Forced>({ reason: text(), problems: list(text()) })),
})
