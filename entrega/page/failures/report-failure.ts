import { fileFailure } from '../files/index.ts'
import { note } from '../telemetry/index.ts'
import { loader } from '../load/page-loader.ts'
import type { Failure, FailureKind } from '../load/result.ts'

/** A failure as developers need it; it says nothing about what the person did. */
export interface FailureReport {
  remote: string | undefined
  release: string | undefined
  kind: FailureKind
  file: string | undefined
}

/** Reports a remote that could not be shown. */
export function reportFailure(remote: string | undefined, failure: Failure): void {
  const { kind, cause } = failure
  const report: FailureReport = {
    remote,
    release: remote === undefined ? undefined : loader.release(remote),
    kind,
    file: fileFailure(cause)?.file,
  }
  const { release } = report
  if (remote !== undefined && release !== undefined)
    note({ what: 'failure', remote, release, kind, ran: loader.ran(remote) !== undefined, failure })
  console.error(`Remote failure (${kind})`, report, cause)
}
