import { fileFailure } from '../files'
import { loader } from './federation'
import type { Failure, FailureKind } from './result'

/** A failure as whoever looks into it needs it: no word of what the person did. */
export interface FailureReport {
  remote: string | undefined
  release: string | undefined
  kind: FailureKind
  file: string | undefined
}

/** Tells of a remote that could not be shown. */
export function reportFailure(remote: string | undefined, { kind, cause }: Failure): void {
  const report: FailureReport = {
    remote,
    release: remote === undefined ? undefined : loader.release(remote),
    kind,
    file: fileFailure(cause)?.file,
  }
  console.error(`Remote failure (${kind})`, report, cause)
}
