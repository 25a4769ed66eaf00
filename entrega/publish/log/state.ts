import type { Registry } from '@backoffice/shared/contract'
import type { Change, LogEntry } from './entry.ts'

/** When a release was last needed: in use, as a canary or for an empresa. */
export interface Use {
  from: string
  /** Missing while it is still needed. */
  until?: string
}

/** The state of one app according to the log. */
export interface AppState {
  inUse?: string
  /** The entry that put it in use. */
  since?: LogEntry
  /** The releases that were in use earlier, the most recent one last. A rollback takes from here. */
  before: string[]
  disabled?: { reason: string; now: boolean; entry: LogEntry }
  canary?: { release: string; share: number; entry: LogEntry }
  /** The release of each empresa that has its own. */
  pins: Record<string, string>
  /** Every release that the log names, with its use. */
  used: Map<string, Use>
  /** The releases whose files have been removed. */
  pruned: Set<string>
}

export interface LogState {
  /** The number of the last entry included. */
  number: number
  apps: Map<string, AppState>
  config?: Registry['config']
}

/** The state according to the log: all of it, or what was written up to a moment. */
export function stateAt(entries: LogEntry[], at?: Date): LogState {
  const state: LogState = { number: 0, apps: new Map() }
  for (const entry of entries.slice(0, countUntil(entries, at))) {
    for (const change of entry.changes) {
      const app = appOf(state, change.app)
      apply[entry.kind](app, change, entry)
      noteUse(app, entry.at)
    }
    if (entry.config !== undefined) state.config = entry.config
    state.number = entry.number
  }
  return state
}

/** Numbers decide the order, because clocks of several machines may differ. */
const countUntil = (entries: LogEntry[], at?: Date) =>
  at === undefined ? entries.length : entries.findLastIndex((entry) => new Date(entry.at) <= at) + 1

function appOf({ apps }: LogState, name: string): AppState {
  const app = apps.get(name) ?? { before: [], pins: {}, used: new Map(), pruned: new Set() }
  apps.set(name, app)
  return app
}

type Apply = (app: AppState, change: Change, entry: LogEntry) => void

function putInUse(app: AppState, { release }: Change, entry: LogEntry) {
  if (release === undefined || release === app.inUse) return
  const at = app.before.lastIndexOf(release)
  if (entry.kind !== 'release' && at >= 0) app.before = app.before.slice(0, at)
  else app.before = [...app.before, ...(app.inUse ? [app.inUse] : [])].filter((each) => each !== release)
  app.inUse = release
  app.since = entry
  app.pruned.delete(release)
  delete app.canary
}

const apply: Record<LogEntry['kind'], Apply> = {
  release: putInUse,
  rollback: putInUse,
  // If the return ends a canary, the release in use stays.
  return: (app, change, entry) => {
    delete app.canary
    putInUse(app, change, entry)
  },
  disable: (app, { reason = '', now = false }, entry) => void (app.disabled = { reason, now, entry }),
  enable: (app) => void delete app.disabled,
  canary: (app, { release, share = 0 }, entry) => {
    if (share > 0 && release !== undefined) {
      app.canary = { release, share, entry }
      app.pruned.delete(release)
    } else delete app.canary
  },
  pin: (app, { release, empresa }) => {
    if (release !== undefined && empresa !== undefined) app.pins[empresa] = release
  },
  unpin: (app, { empresa }) => {
    app.pins = Object.fromEntries(Object.entries(app.pins).filter(([each]) => each !== empresa))
  },
  config: () => undefined,
  prune: (app, { release }) => {
    if (release === undefined) return
    app.pruned.add(release)
    app.before = app.before.filter((each) => each !== release)
  },
}

/** A release that sessions get now: all of them, or `some`, in words that follow its name. */
interface Given {
  app: string
  release: string
  some?: string
  /** Whose own it is. */
  empresa?: string
}

/** What each session gets now of each app. */
export const givenNow = ({ apps }: Pick<LogState, 'apps'>): Given[] =>
  [...apps].flatMap(([app, { inUse, canary, pins }]) => [
    ...(inUse === undefined ? [] : [{ app, release: inUse }]),
    ...(canary ? [{ app, release: canary.release, some: 'en prueba' }] : []),
    ...Object.entries(pins).map(([empresa, release]) => ({
      app,
      release,
      some: `de la empresa ${empresa}`,
      empresa,
    })),
  ])

/** Every release that any session gets now. */
export const needed = (app: AppState): Set<string> =>
  new Set([app.inUse, app.canary?.release, ...Object.values(app.pins)].filter((each) => each !== undefined))

function noteUse(app: AppState, at: string) {
  const now = needed(app)
  for (const release of now) {
    const known = app.used.get(release)
    if (known === undefined || known.until !== undefined) app.used.set(release, { from: at })
  }
  for (const [release, use] of app.used) if (!now.has(release)) use.until ??= at
}
