import { evidenceProblems } from '../evidence/evidence.ts'
import { GateRefusal, type Problem } from '../problem.ts'
import { append, readLog, type Log, type LogParts } from '../log/log.ts'
import type { LogEntry } from '../log/entry.ts'
import type { LogState } from '../log/state.ts'
import { prune } from '../prune/prune.ts'
import { Refusal } from '../refusal.ts'
import { derive, readSituation, type Situation } from '../registry/derive.ts'
import { keepRecord } from '../records/record.ts'
import { recordOf, type Candidate } from '../records/candidate.ts'
import { putRelease } from './put.ts'

/** Judges candidates together against what is in use; `publish` repeats it if that changes meanwhile. */
export type Gates = (candidates: Candidate[], situation: Situation) => Problem[] | Promise<Problem[]>

/** What a command depends on. */
export interface Parts extends LogParts {
  gates?: Gates | undefined
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

/** Releases candidates together: one log entry puts all of them in use, or none. @returns null if there was nothing to do */
export async function publish(
  parts: Parts,
  candidates: Candidate[],
  { note, onlyNew = false, canary, elsewhere = false }: PublishOptions = {},
): Promise<LogEntry | null> {
  const { store } = parts
  // Every command first finishes what an interrupted one left undone.
  await derive(store)
  const wanted = (state: LogState) =>
    candidates.filter((candidate) => isWanted(state, candidate, { onlyNew, canary }))
  const first = await readLog(store)
  const put = wanted(first.state)
  // Evidence may come after the release.
  for (const each of candidates) if (!put.includes(each)) await keepRecord(store, recordOf(each))
  if (put.length === 0) {
    await derive(store)
    return null
  }
  await judge(parts, put, first)
  for (const candidate of put) await putRelease(store, candidate)
  const { by } = parts.who
  const entry = await append(elsewhere ? { ...parts, who: { by } } : parts, async (log) => {
    const now = wanted(log.state)
    if (now.length === 0) return null
    if (log.last !== first.last) await judge(parts, now, log)
    return {
      kind: canary === undefined ? 'release' : 'canary',
      changes: now.map(({ app, release, built }) => ({
        app,
        release,
        built: elsewhere ? built : undefined,
        share: canary,
      })),
      note,
    }
  })
  // A command that removed old files meanwhile may have removed some that this release shares.
  for (const candidate of put) await putRelease(store, candidate)
  await derive(store)
  await prune(parts)
  return entry
}

function isWanted(
  { apps }: LogState,
  { app, release }: Candidate,
  { onlyNew, canary }: PublishOptions,
): boolean {
  const { inUse, used } = apps.get(app) ?? {}
  if (canary !== undefined && app === 'host')
    throw new Refusal('El host es uno para todas las sesiones: solo se prueba un remoto.')
  if (canary !== undefined && inUse === undefined)
    throw new Refusal(`${app} no está en uso: la primera vez se publica para todos.`)
  return onlyNew ? !used?.has(release) : inUse !== release
}

async function judge(
  { store, gates, trusted }: Parts,
  candidates: Candidate[],
  { state }: Log,
): Promise<void> {
  const problems = [
    ...((await gates?.(candidates, await readSituation(store, state))) ?? []),
    ...evidenceProblems(candidates, state.config?.evidence ?? trusted),
  ]
  if (problems.length > 0) throw new GateRefusal(problems)
}
