import { append } from '../log/log'
import type { Change, Kind, LogEntry } from '../log/entry'
import { stateAt, type AppState, type LogState } from '../log/state'
import { prepare, type Parts } from '../publish/publish'
import { Refusal } from '../refusal'
import { derive } from '../registry/derive'
import { isWhole } from './rollback'

/** Disables a remote: people read this reason in its section until the remote is enabled again. */
export const disable = (parts: Parts, app: string, reason: string, note?: string): Promise<LogEntry> =>
  write(parts, 'disable', app, note, () => {
    if (app === 'host') throw new Refusal('El host no se apaga: sin él no hay página.')
    if (reason.trim() === '')
      throw new Refusal('Hace falta --reason "…": es lo que la gente lee en su lugar.')
    return { app, reason: reason.trim() }
  })

/** Enables a remote again. */
export const enable = (parts: Parts, app: string, note?: string): Promise<LogEntry> =>
  write(parts, 'enable', app, note, ({ disabled }) => {
    if (!disabled) throw new Refusal(`${app} no está apagado.`)
    return { app }
  })

/** Gives one empresa its own release, whatever the others get. */
export const pin = (
  parts: Parts,
  app: string,
  { release, empresa, note }: { release: string; empresa: string; note?: string | undefined },
): Promise<LogEntry> =>
  write(parts, 'pin', app, note, async ({ used, pruned }) => {
    if (app === 'host') throw new Refusal('El host es uno para todas las empresas: solo se fija un remoto.')
    if (!used.has(release))
      throw new Refusal(`${app} ${release} no se ha publicado nunca en ${parts.store.name}.`)
    if (pruned.has(release) || !(await isWhole(parts.store, app, release)))
      throw new Refusal(`Los archivos de ${app} ${release} ya no están: publicarla de nuevo desde su commit.`)
    return { app, release, empresa }
  })

/** Returns the empresa to the release that the others get. */
export const unpin = (parts: Parts, app: string, empresa: string, note?: string): Promise<LogEntry> =>
  write(parts, 'unpin', app, note, ({ pins }) => {
    if (!(empresa in pins)) throw new Refusal(`${app}: la empresa ${empresa} no tiene una versión propia.`)
    return { app, empresa }
  })

async function write(
  parts: Parts,
  kind: Kind,
  app: string,
  note: string | undefined,
  decide: (known: AppState) => Change | Promise<Change>,
): Promise<LogEntry> {
  await prepare(parts)
  const entry = await append(parts, async ({ entries }) => {
    const change = await decide(knownOf(stateAt(entries), app, parts.store.name))
    return { kind, changes: [change], ...(note !== undefined && { note }) }
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
