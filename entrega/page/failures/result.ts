import type { textos } from '../failures/failures.textos.ts'

/** Why a remote can't be shown: each kind has its own sentence. */
export type FailureKind = keyof typeof textos

/** A failure with its cause: what was thrown, or what a check found. */
export interface Failure {
  kind: FailureKind
  cause: unknown
  /** Why an operator disabled the remote, as a sentence for the person. */
  reason?: string
}

/** Failures that a newer release may explain, because its predecessor's files are gone. Another origin hides its 404. */
const ofGoneFiles: FailureKind[] = ['manifest', 'code', 'offline', 'type', 'integrity']

export const mayBeReplaced = ({ kind }: Failure): boolean => ofGoneFiles.includes(kind)

/** Loading never throws; it returns a result, and a failure says why. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (kind: FailureKind, cause: unknown): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { kind, cause },
})

/**
 * Notes the answer on the promise as React does, so that `use` reads one that is there already; otherwise React would
 * show the fallback, and keep that for 300 ms.
 */
export function readable(answer: Promise<Result<unknown>>): Promise<Result<unknown>> {
  if (!('status' in answer)) {
    const note = (state: object) => void Object.assign(answer, state)
    note({ status: 'pending' })
    void answer.then((value) => note({ status: 'fulfilled', value }))
  }
  return answer
}
