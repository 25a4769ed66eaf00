import { append, type Draft } from '../log/log.ts'
import type { Change, Kind, LogEntry } from '../log/entry.ts'
import { stateAt, type AppState, type LogState } from '../log/state.ts'
import { prepare, type Parts } from '../publish/publish.ts'
import { Refusal } from '../refusal.ts'
import { derive } from '../registry/derive.ts'
import { judged, type Target } from './judged.ts'
import type { Options } from './rollback.ts'
import { isWhole } from './whole.ts'

/**
 * Disables a remote: people read this reason in its section until the remote is enabled again.
 * @param options.now open pages stop it, too; otherwise it goes on there until the next visit
 */
export const disable = (
  parts: Parts,
  app: string,
  reason: string,
  { now = false, note }: { now?: boolean | undefined; note?: string | undefined } = {},
): Promise<LogEntry> =>
  write(parts, 'disable', app, { note }, () => {
    if (app === 'host') throw new Refusal('El host no se apaga: sin él no hay página.')
    if (reason.trim() === '')
      throw new Refusal('Hace falta --reason "…": es lo que la gente lee en su lugar.')
    return { change: { app, reason: reason.trim(), ...(now && { now }) } }
  })

/** Enables a remote again, if its release in use still fits. */
export const enable = (parts: Parts, app: string, options: Options = {}): Promise<LogEntry> =>
  write(parts, 'enable', app, options, ({ disabled, inUse }) => {
    if (!disabled) throw new Refusal(`${app} no está apagado.`)
    return { change: { app }, ...(inUse !== undefined && { target: { app, release: inUse } }) }
  })

/** Gives one empresa its own release, whatever the others get. */
export const pin = (
  parts: Parts,
  app: string,
  { release, empresa, ...options }: Options & { release: string; empresa: string },
): Promise<LogEntry> =>
  write(parts, 'pin', app, options, async ({ used, pruned }) => {
    if (app === 'host') throw new Refusal('El host es uno para todas las empresas: solo se fija un remoto.')
    if (!used.has(release))
      throw new Refusal(`${app} ${release} no se ha publicado nunca en ${parts.store.name}.`)
    if (pruned.has(release) || !(await isWhole(parts.store, app, release)))
      throw new Refusal(`Los archivos de ${app} ${release} ya no están: publicarla de nuevo desde su commit.`)
    return { change: { app, release, empresa }, target: { app, release } }
  })

/** Returns the empresa to the release that the others get. */
export const unpin = (parts: Parts, app: string, empresa: string, note?: string): Promise<LogEntry> =>
  write(parts, 'unpin', app, { note }, ({ pins }) => {
    if (!Object.hasOwn(pins, empresa))
      throw new Refusal(`${app}: la empresa ${empresa} no tiene una versión propia.`)
    return { change: { app, empresa } }
  })

/** Ends a canary: its sessions get the release in use again. */
export const endCanary = (parts: Parts, app: string, note?: string): Promise<LogEntry> =>
  write(parts, 'canary', app, { note }, ({ canary }) => {
    if (!canary) throw new Refusal(`${app} no tiene una versión en prueba.`)
    return { change: { app, release: canary.release, share: 0 } }
  })

/** A change, and the release that people would get by it. */
interface Decision {
  change: Change
  target?: Target
}

async function write(
  parts: Parts,
  kind: Kind,
  app: string,
  { note, force }: Options,
  decide: (known: AppState) => Decision | Promise<Decision>,
): Promise<LogEntry> {
  await prepare(parts)
  const entry = await append(parts, async (log): Promise<Draft> => {
    const { change, target } = await decide(knownOf(stateAt(log.entries), app, parts.store.name))
    const forced = target ? await judged(parts, log, [target], force) : {}
    return { kind, changes: [change], ...(note !== undefined && { note }), ...forced }
  })
  await derive(parts.store)
  if (!entry) throw new Error('A change always writes an entry.')
  return entry
}

function knownOf({ apps }: LogState, app: string, store: string): AppState {
  const known = apps.get(app)
  if (known) return known
  throw new Refusal(`${app} no se ha publicado nunca en ${store}. Hay: ${[...apps.keys()].join(', ')}.`)
}
