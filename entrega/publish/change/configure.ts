import type { Registry } from '@backoffice/shared/contract'
import { isDeepStrictEqual } from 'node:util'
import { evidenceProblems } from '../evidence/evidence.ts'
import type { LogEntry } from '../log/entry.ts'
import { givenNow } from '../log/state.ts'
import type { Parts } from '../publish/publish.ts'
import { Refusal } from '../refusal.ts'
import { readSituation } from '../registry/derive.ts'
import { write, type Options } from './change.ts'
import { forcedBy } from './judged.ts'

export type Config = NonNullable<Registry['config']>

/** What to change: a member with null is taken out of the registry, and those that are not named stay. */
export type ConfigChange = { [K in keyof Config]: Config[K] | null }

/** Changes what the registry says to all pages (G-20): bases of api and site, origins to try, keys of evidence. */
export const configure = (
  parts: Parts,
  change: ConfigChange,
  { note, force }: Options = {},
): Promise<LogEntry> =>
  write(parts, async ({ state }) => {
    const members = Object.entries({ ...state.config, ...change }).filter(([, value]) => value !== null)
    const config: Config = Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)))
    if (isDeepStrictEqual(config, state.config ?? {})) throw new Refusal('El registro ya dice eso.')
    // The releases that some session gets and that the host would refuse with these keys.
    const { records } = await readSituation(parts.store, state)
    const given = new Set(givenNow(state).flatMap(({ app, release }) => records(app, release) ?? []))
    const lost = evidenceProblems([...given], change.evidence ?? undefined)
    const forced = forcedBy(lost, force, [
      'No se cambió nada. Dejarían de usarse:',
      'Si así debe ser: --force "por qué", que queda anotado.',
    ])
    return { kind: 'config', changes: [], config, note, ...forced }
  })
