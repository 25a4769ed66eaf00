/** What kept a remote from being shown; each has its own sentence (failures.textos.ts). */
export type FailureKind =
  | 'registry'
  | 'missing'
  | 'unavailable'
  | 'disabled'
  | 'manifest'
  | 'late'
  | 'malformed'
  | 'type'
  | 'unsealed'
  | 'integrity'
  | 'contract'
  | 'code'
  | 'shape'
  | 'route'
  | 'render'

/** A failure with all that led to it: `cause` is what was thrown, or why a check said no. */
export interface Failure {
  kind: FailureKind
  cause: unknown
  /** Why an operator turned the remote off: a sentence for the person. */
  reason?: string
}

/** Kinds that a newer release may be the reason for: what the page asks for is not there any more. */
const ofGoneFiles: FailureKind[] = ['manifest', 'code', 'type', 'integrity']

export const mayBeReplaced = ({ kind }: Failure): boolean => ofGoneFiles.includes(kind)

/** Loading never throws: it answers, and a refusal says why. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (kind: FailureKind, cause: unknown): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { kind, cause },
})
