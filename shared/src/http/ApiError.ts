/**
 * Why a call failed.
 * - `answer`: the server refused, with `status` and perhaps `msg` and `campos`; without a status the page itself refused to
 *   send a file that changed after it was chosen, as `campos` says
 * - `no-answer`: no readable answer arrived; the server may or may not have done its work (D35)
 * - `aborted`: this page cancelled the call
 * - `signed-out`: the session ended and the person did not sign in again (D36)
 */
export type ApiErrorKind = 'answer' | 'no-answer' | 'aborted' | 'signed-out'

/** Who changed a record, and when. */
export interface Modificado {
  por: string
  el: string
}

interface Details {
  kind: ApiErrorKind
  status?: number | null
  msg?: string | null
  campos?: Record<string, string>
  modificado?: Modificado | null
  cause?: unknown
}

/** The one error that API calls reject with. The person has already seen its sentence. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | null
  readonly msg: string | null
  /** The error of each field, from a 400 or about a file. */
  readonly campos: Record<string, string>
  /** With a 409, of a server that tells it (D41). */
  readonly modificado?: Modificado | null

  constructor({ kind, status = null, msg = null, campos = {}, modificado = null, cause }: Details) {
    super(msg ?? `${kind}${status === null ? '' : ` (${status})`}`, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.msg = msg
    this.campos = campos
    this.modificado = modificado
  }
}

/** Converts any thrown value to an ApiError. */
export const toApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError({ kind: 'no-answer', cause: thrown })
