import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** The kinds of report that the runners leave behind. */
export type Report = 'jest' | 'node' | 'playwright'

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
  /** Files that could not even be loaded: their tests are in no other number. */
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
  // A test that passes at the second try has failed once: it counts as failed, or nobody would ever look at it.
  playwright: ({ stats, errors }: Playwright) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
}

/**
 * One step's share of the sum. A check without tests of its own counts as one; so does a runner that fails without a
 * failed test, since nothing else would show it.
 */
export function shareOf(ok: boolean, counts: Counts | null): Counts {
  if (!counts) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
