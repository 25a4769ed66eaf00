import {
  boolean,
  list,
  number,
  oneOf,
  optional,
  registryConfig,
  shape,
  text,
  type TypeOf,
} from '@backoffice/shared/contract/remotes'
import { appName, releaseName } from '../names.ts'

const who = {
  /** The person behind an entry. */
  by: text(),
  commit: optional(text()),
  /** Whether the sources were exactly those of the commit. */
  clean: optional(boolean),
}

/** What an entry changes for one app. */
export const change = shape({
  /** `host`, or a remote by its name. */
  app: text(appName),
  release: optional(text(releaseName)),
  /** Why it is disabled, as people read it. */
  reason: optional(text()),
  /** Whether open pages stop it, too. */
  now: optional(boolean),
  /** How many sessions in a hundred get the canary; 0 ends it. */
  share: optional(number),
  /** The empresa of a pin. */
  empresa: optional(text()),
  /** Whose build it is and of which sources, if it was made elsewhere (`release --from`). */
  built: optional(shape({ ...who, at: text() })),
})

/** Why someone did what the checks refused, and what those said. */
const forced = shape({ reason: text(), problems: list(text()) })

/** One entry of the log; nothing ever changes or removes it. */
export const logEntry = shape({
  ...who,
  number,
  /** UTC. */
  at: text(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  kind: oneOf(
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
  ),
  changes: list(change),
  note: optional(text()),
  config: optional(registryConfig),
  forced: optional(forced),
})

export type Kind = LogEntry['kind']
export type Change = TypeOf<typeof change>
/** The person who made an entry, and whether their sources were exactly those of a commit. */
export type Who = Pick<LogEntry, keyof typeof who>
export type LogEntry = TypeOf<typeof logEntry>
