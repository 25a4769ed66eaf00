import { evidenceProblems } from '../evidence/evidence.ts'
import { againProblems } from '../gates/index.ts'
import { GateRefusal, type Problem } from '../problem.ts'
import type { Draft, Log } from '../log/log.ts'
import type { Parts } from '../publish/publish.ts'
import { readRecord } from '../records/record.ts'
import { readSituation } from '../registry/derive.ts'

/** A stored release that a command would give to people again. */
export interface Target {
  app: string
  release: string
}

/**
 * Judges stored releases beside what runs now, as a release is judged. Without evidence that the site requires, the host
 * would not use them, whatever the reason.
 */
export async function judged(
  { store, trusted }: Parts,
  { state }: Log,
  targets: Target[],
  force: string | undefined,
): Promise<Pick<Draft, 'forced'>> {
  const found = await Promise.all(
    targets.map(async ({ app, release }) => ({ app, record: await readRecord(store, app, release) })),
  )
  const again = againProblems(found, await readSituation(store, state))
  const unproven = evidenceProblems(
    found.flatMap(({ record }) => record ?? []),
    state.config?.evidence ?? trusted,
  )
  const first = 'No se cambió nada:'
  if (unproven.length > 0)
    throw new GateRefusal(
      [...again, ...unproven],
      first,
      'Sin esa comprobación el host no la usaría, ni con --force.',
    )
  return forcedBy(again, force, [first, 'En una emergencia: --force "por qué", que queda anotado.'])
}

/** What the log must say of a change that the checks refuse. @throws {GateRefusal} unless `force` says why it has to be */
export function forcedBy(
  problems: Problem[],
  force: string | undefined,
  [first, last]: [string, string],
): Pick<Draft, 'forced'> {
  if (problems.length === 0) return {}
  if (force === undefined) throw new GateRefusal(problems, first, last)
  return {
    forced: { reason: force, problems: problems.map(({ app, sentence }) => `${app}: ${sentence}`) },
  }
}
