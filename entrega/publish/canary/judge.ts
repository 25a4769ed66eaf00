import { append, readLog } from '../log/log.ts'
import type { LogEntry } from '../log/entry.ts'
import type { AppState } from '../log/state.ts'
import type { Parts } from '../publish/publish.ts'
import { derive } from '../registry/derive.ts'
import { verdict, type ReleaseCounts, type Verdict } from './verdict.ts'

/** Reads the counts of the last so many hours. */
export type Figures = (hours: number) => Promise<ReleaseCounts[]>

export interface Judged {
  app: string
  release: string
  verdict: Verdict
  /** The entry written into the log, if the canary has ended. */
  entry?: LogEntry
}

const hour = 60 * 60 * 1000
/** The api keeps counts for 30 days. */
const longest = 30 * 24
const nothing = { cargas: 0, fallos: {}, errores: 0 }

/**
 * Judges every canary by the pages' reports about it and about the release in use, since it began. A canary that does
 * badly ends: its sessions return to the release in use, and the log says why.
 */
export async function judgeCanaries(parts: Parts, figures: Figures): Promise<Judged[]> {
  const { apps } = (await readLog(parts.store)).state
  const judged: Judged[] = []
  for (const [app, { canary, inUse }] of apps) {
    if (!canary) continue
    const age = parts.clock().getTime() - Date.parse(canary.entry.at)
    const rows = await figures(Math.min(longest, Math.max(1, Math.ceil(age / hour) + 1)))
    const counts = (release: string | undefined) =>
      rows.find(({ remoto, version }) => remoto === app && version === release) ?? nothing
    const found = verdict({ canary: counts(canary.release), stable: counts(inUse) })
    const entry = found.what === 'returns' ? await end(parts, app, canary, found.why) : null
    judged.push({ app, release: canary.release, verdict: found, ...(entry && { entry }) })
  }
  return judged
}

/** Writes nothing if someone has ended or replaced that canary meanwhile. */
async function end(
  parts: Parts,
  app: string,
  { release, entry }: NonNullable<AppState['canary']>,
  why: string,
): Promise<LogEntry | null> {
  const written = await append({ ...parts, who: { by: 'automático' } }, ({ state }) => {
    const now = state.apps.get(app)?.canary
    if (now?.entry.number !== entry.number) return null
    return { kind: 'return', changes: [{ app }], note: `${release}: ${why}` }
  })
  if (written) await derive(parts.store)
  return written
}
