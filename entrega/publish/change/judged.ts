import { againProblems } from '../gates/again.ts'
import type { Forced } from '../log/entry.ts'
import type { Log } from '../log/log.ts'
import { stateAt } from '../log/state.ts'
import { evidenceRule } from '../publish/evidence-rule.ts'
import { GateRefusal } from '../publish/gates.ts'
import type { Parts } from '../publish/publish.ts'
import { readRecord } from '../records/record.ts'
import { recordsFor } from '../registry/derive.ts'

/** A stored release that a command would give to people again. */
export interface Target {
  app: string
  release: string
}

/**
 * Judges stored releases beside what runs now, as a release is judged.
 * @param force why they are wanted all the same; without evidence that the site requires, the host would not use them
 *   anyway
 * @returns what the log must say of it
 */
export async function judged(
  parts: Parts,
  log: Log,
  targets: Target[],
  force: string | undefined,
): Promise<{ forced?: Forced }> {
  const { store } = parts
  const state = stateAt(log.entries)
  const found = await Promise.all(
    targets.map(async ({ app, release }) => ({ app, record: await readRecord(store, app, release) })),
  )
  const again = againProblems(found, { state, records: await recordsFor(store, state) })
  const unproven = evidenceRule(parts, state)(
    found.flatMap(({ record }) => record ?? []),
    { kept: true },
  )
  if (unproven.length > 0 || (again.length > 0 && force === undefined))
    throw new GateRefusal(
      [...again, ...unproven],
      'No se cambió nada:',
      unproven.length > 0
        ? 'Sin esa comprobación el host no la usaría, ni con --force.'
        : 'En una emergencia: --force "por qué", que queda anotado.',
    )
  if (again.length === 0 || force === undefined) return {}
  return { forced: { reason: force, problems: again.map(({ app, sentence }) => `${app}: ${sentence}`) } }
}
