import { append, readLog, type LogParts } from '../log/log.ts'
import type { LogEntry } from '../log/entry.ts'
import { stateAt, type LogState } from '../log/state.ts'
import { prune } from '../prune/prune.ts'
import { Refusal } from '../refusal.ts'
import { derive, recordsFor } from '../registry/derive.ts'
import type { Candidate } from './candidate.ts'
import { evidenceRule } from './evidence-rule.ts'
import { GateRefusal, type Facts, type Gates } from './gates.ts'
import { keepEvidence, putRelease } from './put.ts'

/** What a command depends on. */
export interface Parts extends LogParts {
  gates?: Gates | undefined
  /** Computes the facts of a build; by default it reads those that the build wrote. */
  facts?: Facts | undefined
  /** The public keys that this command requires evidence of, if the site itself requires none. */
  trusted?: string[] | undefined
}

export interface PublishOptions {
  note?: string | undefined
  /** Releases only what the log has never named, so that nothing rolled back returns by itself. */
  onlyNew?: boolean | undefined
  /** A canary for so many sessions in a hundred; the others keep the release in use. */
  canary?: number | undefined
  /** The builds were made elsewhere: the log tells each one's own author and sources, and not those of this checkout. */
  elsewhere?: boolean | undefined
}

/** Every command starts with this: it finishes what an interrupted command left undone. */
export async function prepare(parts: Pick<Parts, 'store'>): Promise<void> {
  await derive(parts.store)
}

/**
 * Releases candidates together: one log entry puts all of them in use, or none.
 * @returns the entry; null if there was nothing to do
 */
export async function publish(
  parts: Parts,
  candidates: Candidate[],
  { note, onlyNew = false, canary, elsewhere = false }: PublishOptions = {},
): Promise<LogEntry | null> {
  const { store } = parts
  await prepare(parts)
  const { facts } = parts
  const read = facts
    ? await Promise.all(candidates.map(async (each) => ({ ...each, facts: await facts(each) })))
    : candidates
  const wanted = (state: LogState) =>
    read.filter(({ app, release }) => isWanted(state, app, release, { onlyNew, canary }))
  const first = await readLog(store)
  const put = wanted(stateAt(first.entries))
  // Evidence may come after the release.
  for (const candidate of read) await keepEvidence(store, candidate)
  if (put.length === 0) {
    await derive(store)
    return null
  }
  await judge(parts, put, stateAt(first.entries))
  for (const candidate of put) await putRelease(store, candidate)
  const { by } = parts.who
  const entry = await append(elsewhere ? { ...parts, who: { by } } : parts, async (log) => {
    const state = stateAt(log.entries)
    const now = wanted(state)
    if (now.length === 0) return null
    if (log.last !== first.last) await judge(parts, now, state)
    return {
      kind: canary === undefined ? 'release' : 'canary',
      changes: now.map(({ app, release, built }) => ({
        app,
        release,
        ...(elsewhere && built && { built }),
        ...(canary !== undefined && { share: canary }),
      })),
      ...(note !== undefined && { note }),
    }
  })
  // A command that removed old files meanwhile may have removed some that this release shares.
  for (const candidate of put) await putRelease(store, candidate)
  await derive(store)
  await prune(parts)
  return entry
}

function isWanted(
  state: LogState,
  app: string,
  release: string,
  { onlyNew, canary }: Pick<PublishOptions, 'onlyNew' | 'canary'>,
): boolean {
  const known = state.apps.get(app)
  if (canary !== undefined && app === 'host')
    throw new Refusal('El host es uno para todas las sesiones: solo se prueba un remoto.')
  if (onlyNew) return !known?.used.has(release)
  if (canary === undefined) return known?.inUse !== release
  if (known?.inUse === undefined)
    throw new Refusal(`${app} no está en uso: la primera vez se publica para todos.`)
  return known.inUse !== release
}

async function judge(parts: Parts, candidates: Candidate[], state: LogState): Promise<void> {
  const { store, gates } = parts
  const log = await readLog(store)
  const situation = { log, state, records: await recordsFor(store, state) }
  const problems = [
    ...((await gates?.(candidates, situation)) ?? []),
    ...evidenceRule(parts, state)(candidates),
  ]
  if (problems.length > 0) throw new GateRefusal(problems)
}
