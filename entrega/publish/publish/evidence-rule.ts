import { evidenceProblems } from '../gates/evidence.ts'
import type { Problem } from '../gates/problem.ts'
import type { LogState } from '../log/state.ts'
import type { ReleaseRecord } from '../records/record.ts'

/**
 * What is wrong with the evidence of releases, by the rule of the site (`config.evidence`), or else by this command's
 * own.
 */
export function evidenceRule(
  { trusted }: { trusted?: string[] | undefined },
  { config }: LogState,
): (releases: ReleaseRecord[], options?: { kept?: boolean }) => Problem[] {
  const keys = config?.evidence ?? trusted
  return (releases, options) => (keys === undefined ? [] : evidenceProblems(releases, keys, options))
}
