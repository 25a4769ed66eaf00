import type { Registry } from '@backoffice/shared/contract'
import { evidenceProblems } from '../gates/evidence.ts'
import type { LogEntry } from '../log/entry.ts'
import { append } from '../log/log.ts'
import { stateAt, type LogState } from '../log/state.ts'
import { GateRefusal } from '../publish/gates.ts'
import { prepare, type Parts } from '../publish/publish.ts'
import { Refusal } from '../refusal.ts'
import { derive, recordsFor } from '../registry/derive.ts'
import { namedIn } from '../registry/registry.ts'
import type { Options } from './rollback.ts'

export type Config = NonNullable<Registry['config']>

/** What to change: a member with null is taken out of the registry, and those that are not named stay. */
export type ConfigChange = { [K in keyof Config]: Config[K] | null }

/**
 * Changes what the registry says to all pages (G-20): bases of the api and the site, origins to try, keys of evidence.
 */
export async function configure(
  parts: Parts,
  change: ConfigChange,
  { note, force }: Options = {},
): Promise<LogEntry> {
  await prepare(parts)
  const entry = await append(parts, async ({ entries }) => {
    const state = stateAt(entries)
    const config = merged(state.config, change)
    if (JSON.stringify(config) === JSON.stringify(merged(state.config, {})))
      throw new Refusal('El registro ya dice eso.')
    const lost = change.evidence ? await lostBy(parts, state, change.evidence) : []
    if (lost.length > 0 && force === undefined)
      throw new GateRefusal(
        lost,
        'No se cambió nada. Dejarían de usarse:',
        'Si así debe ser: --force "por qué", que queda anotado.',
      )
    const problems = lost.map(({ sentence }) => sentence)
    return {
      kind: 'config',
      changes: [],
      config,
      ...(note !== undefined && { note }),
      ...(force !== undefined && problems.length > 0 && { forced: { reason: force, problems } }),
    }
  })
  await derive(parts.store)
  if (!entry) throw new Error('Another configuration always writes an entry.')
  return entry
}

function merged(before: Config = {}, change: ConfigChange): Config {
  const all = Object.entries({ ...before, ...change }).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The releases that some session gets and that the host would refuse with these keys. */
async function lostBy({ store }: Parts, state: LogState, keys: string[]) {
  const records = await recordsFor(store, state)
  const named = namedIn(state).flatMap(({ app, release }) => records(app, release) ?? [])
  return evidenceProblems(named, keys, { kept: true })
}
