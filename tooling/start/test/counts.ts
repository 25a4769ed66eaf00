import { existsSync, readFileSync } from 'node:fs'
import { inSeconds } from '../sentences.ts'
import { type Outcome, type Report } from './step.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What a runner counted; null when it left no report, as when it fell before its first test. */
export function readCounts(kind: Report, file: string): Counts | null {
  if (!existsSync(file)) return null
  try {
    return readers[kind](JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    return null
  }
}

interface Jest {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  /** Files that failed to load: no other number includes their tests. */
  numRuntimeErrorTestSuites: number
}

interface Playwright {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const readers: Record<Report, (json: never) => Counts> = {
  node: ({ passed, failed, skipped }: Counts) => ({ passed, failed, skipped }),
  jest: (json: Jest) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests,
  }),
  // A test that passes on the second try counts as failed; otherwise nobody would look at it.
  playwright: ({ stats, errors }: Playwright) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
}

/**
 * One step's share of the sum. A check without tests counts as one; so does a runner that fails without a failed test,
 * because nothing else would show it.
 */
export function shareOf(ok: boolean, counts: Counts | null): Counts {
  if (!counts) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** One step's line during the run. */
export function stepLine(
  { step, ok, seconds: took, wasBlocked, skipped: why }: Outcome,
  share: Counts,
): string {
  if (wasBlocked) return `✘ ${step.title}: no se hizo, falló ${step.needs?.join(', ')}`
  if (why) return `– ${step.title}. ${why} (${inSeconds(took)})`
  const skipped = share.skipped > 0 ? `, ${share.skipped} omitidas` : ''
  const tests = step.report ? `: ${share.passed} bien, ${share.failed} mal${skipped}` : ''
  return `${ok ? '✔' : '✘'} ${step.title}${tests} (${inSeconds(took)})`
}

/** The last line, which scripts read. */
export function totalLine(shares: Counts[]): string {
  const sum = (key: keyof Counts) => shares.reduce((total, share) => total + share[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
