import { append } from '../log/log.ts'
import type { LogEntry } from '../log/entry.ts'
import { stateAt, type AppState } from '../log/state.ts'
import { prepare, type Parts } from '../publish/publish.ts'
import { Refusal } from '../refusal.ts'
import { derive } from '../registry/derive.ts'
import type { Store } from '../store/store.ts'
import { judged } from './judged.ts'
import { isWhole } from './whole.ts'

/** An app to roll back: to the release named, or to its previous one. */
export interface Wanted {
  app: string
  release?: string | undefined
}

export interface Options {
  note?: string | undefined
  /** Why it has to be, whatever the checks say; the log keeps it. */
  force?: string | undefined
}

/** Puts an earlier release in use again: the previous one, or the one named. It stays in use until the next release. */
export const rollback = (
  parts: Parts,
  app: string,
  { release, ...options }: Options & { release?: string | undefined } = {},
): Promise<LogEntry> => rollbackAll(parts, [{ app, release }], options)

/** Rolls several apps back at once, because a host and its remotes may fit only together. */
export async function rollbackAll(
  parts: Parts,
  wanted: Wanted[],
  { note, force }: Options = {},
): Promise<LogEntry> {
  await prepare(parts)
  const entry = await append(parts, async (log) => {
    const { apps } = stateAt(log.entries)
    const changes = await Promise.all(
      wanted.map(async ({ app, release }) => ({
        app,
        release: await targetOf(parts.store, app, apps.get(app), release),
      })),
    )
    const forced = await judged(parts, log, changes, force)
    return { kind: 'rollback', changes, ...(note !== undefined && { note }), ...forced }
  })
  await derive(parts.store)
  if (!entry) throw new Error('A rollback always writes an entry.')
  return entry
}

async function targetOf(
  store: Store,
  app: string,
  known: AppState | undefined,
  asked: string | undefined,
): Promise<string> {
  if (!known) throw new Refusal(`${app} no se ha publicado nunca en ${store.name}.`)
  const target = asked ?? known.before.at(-1)
  if (target === undefined)
    throw new Refusal(
      `${app}: no hay una versión anterior a la que volver. Cualquier otra se nombra: npm run releases -- ${app} dice cuáles hay.`,
    )
  if (target === known.inUse) throw new Refusal(`${app} ${target} ya está en uso.`)
  if (!known.used.has(target))
    throw new Refusal(`${app} ${target} no se ha publicado nunca en ${store.name}.`)
  if (known.pruned.has(target) || !(await isWhole(store, app, target)))
    throw new Refusal(`Los archivos de ${app} ${target} ya no están: publicarla de nuevo desde su commit.`)
  return target
}
