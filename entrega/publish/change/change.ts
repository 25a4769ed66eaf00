import { append, type Draft, type Log } from '../log/log.ts'
import type { Change, Kind, LogEntry } from '../log/entry.ts'
import type { AppState } from '../log/state.ts'
import type { Parts } from '../publish/publish.ts'
import { hasAllFiles } from '../records/record.ts'
import { Refusal } from '../refusal.ts'
import { derive } from '../registry/derive.ts'
import type { Store } from '../store/store.ts'
import { judged, type Target } from './judged.ts'

export interface Options {
  note?: string | undefined
  /** Why it has to be, whatever the checks say; the log keeps it. */
  force?: string | undefined
}

/** An app to roll back: to the release named, or to its previous one. */
export interface Wanted {
  app: string
  release?: string | undefined
}

/**
 * Puts earlier releases in use again: the previous ones, or those named. They stay in use until the next release.
 * Several apps return at once, because a host and its remotes may fit only together.
 */
export const rollbackAll = (
  parts: Parts,
  wanted: Wanted[],
  { note, force }: Options = {},
): Promise<LogEntry> =>
  write(parts, async (log) => {
    const { apps } = log.state
    const changes: Target[] = []
    for (const { app, release } of wanted)
      changes.push({ app, release: await targetOf(parts.store, app, apps.get(app), release) })
    return { kind: 'rollback', changes, note, ...(await judged(parts, log, changes, force)) }
  })

async function targetOf(store: Store, app: string, known: AppState | undefined, asked?: string) {
  if (!known) throw new Refusal(`${app} no se ha publicado nunca en ${store.name}.`)
  const target = asked ?? known.before.at(-1)
  if (target === undefined)
    throw new Refusal(
      `${app}: no hay una versión anterior a la que volver. Cualquier otra se nombra: npm run releases -- ${app} dice cuáles hay.`,
    )
  if (target === known.inUse) throw new Refusal(`${app} ${target} ya está en uso.`)
  return stored(store, app, known, target)
}

/** Refuses a release that was never published here, or whose files are gone. */
async function stored(store: Store, app: string, { used, pruned }: AppState, release: string) {
  if (!used.has(release)) throw new Refusal(`${app} ${release} no se ha publicado nunca en ${store.name}.`)
  if (pruned.has(release) || !(await hasAllFiles(store, app, release)))
    throw new Refusal(`Los archivos de ${app} ${release} ya no están: publicarla de nuevo desde su commit.`)
  return release
}

/** Disables a remote: people read this reason in its section until it is enabled; with `now`, open pages stop it, too. */
export const disable = (
  parts: Parts,
  app: string,
  reason: string,
  { now, note }: { now?: boolean | undefined; note?: string | undefined } = {},
): Promise<LogEntry> =>
  changeOne(parts, 'disable', app, { note }, () => {
    if (app === 'host') throw new Refusal('El host no se apaga: sin él no hay página.')
    if (reason.trim() === '')
      throw new Refusal('Hace falta --reason "…": es lo que la gente lee en su lugar.')
    return { app, reason: reason.trim(), ...(now && { now }) }
  })

/** Enables a remote again, if its release in use still fits. */
export const enable = (parts: Parts, app: string, options: Options = {}): Promise<LogEntry> =>
  changeOne(parts, 'enable', app, options, ({ disabled, inUse }, judge) => {
    if (!disabled) throw new Refusal(`${app} no está apagado.`)
    judge(inUse)
    return { app }
  })

/** Gives one empresa its own release, whatever the others get. */
export const pin = (
  parts: Parts,
  app: string,
  { release, empresa, ...options }: Options & { release: string; empresa: string },
): Promise<LogEntry> =>
  changeOne(parts, 'pin', app, options, async (known, judge) => {
    if (app === 'host') throw new Refusal('El host es uno para todas las empresas: solo se fija un remoto.')
    judge(await stored(parts.store, app, known, release))
    return { app, release, empresa }
  })

/** Returns the empresa to the release that the others get. */
export const unpin = (parts: Parts, app: string, empresa: string, note?: string): Promise<LogEntry> =>
  changeOne(parts, 'unpin', app, { note }, ({ pins }) => {
    if (!Object.hasOwn(pins, empresa))
      throw new Refusal(`${app}: la empresa ${empresa} no tiene una versión propia.`)
    return { app, empresa }
  })

/** Ends a canary: its sessions get the release in use again. */
export const endCanary = (parts: Parts, app: string, note?: string): Promise<LogEntry> =>
  changeOne(parts, 'canary', app, { note }, ({ canary }) => {
    if (!canary) throw new Refusal(`${app} no tiene una versión en prueba.`)
    return { app, release: canary.release, share: 0 }
  })

/** @param decide the change; it names the release that people would get by it, to be judged */
const changeOne = (
  parts: Parts,
  kind: Kind,
  app: string,
  { note, force }: Options,
  decide: (known: AppState, judge: (release?: string) => void) => Change | Promise<Change>,
): Promise<LogEntry> =>
  write(parts, async (log) => {
    const { apps } = log.state
    const known = apps.get(app)
    if (!known)
      throw new Refusal(
        `${app} no se ha publicado nunca en ${parts.store.name}. Hay: ${[...apps.keys()].join(', ')}.`,
      )
    const targets: Target[] = []
    const change = await decide(known, (release) => release && targets.push({ app, release }))
    return { kind, changes: [change], note, ...(await judged(parts, log, targets, force)) }
  })

/** Writes an entry after what interrupted commands left undone, and derives from it what people get. */
export async function write(parts: Parts, decide: (log: Log) => Promise<Draft>): Promise<LogEntry> {
  await derive(parts.store)
  const entry = await append(parts, decide)
  await derive(parts.store)
  return entry
}
