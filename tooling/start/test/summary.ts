import { seconds } from '../seconds'
import { type Counts } from './counts'
import { type Outcome } from './step'

/** One step's line while the run goes on. */
export function stepLine(
  { step, ok, seconds: took, wasBlocked, skipped: why }: Outcome,
  share: Counts,
): string {
  if (wasBlocked) return `✘ ${step.title}: no se hizo, falló ${step.needs?.join(', ')}`
  if (why) return `– ${step.title}. ${why} (${seconds(took)})`
  const skipped = share.skipped > 0 ? `, ${share.skipped} omitidas` : ''
  const tests = step.report ? `: ${share.passed} bien, ${share.failed} mal${skipped}` : ''
  return `${ok ? '✔' : '✘'} ${step.title}${tests} (${seconds(took)})`
}

/** The last line of all: what scripts read. */
export function totalLine(shares: Counts[]): string {
  const sum = (key: keyof Counts) => shares.reduce((total, share) => total + share[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
