/** The options of a call, besides its path and body. */
export interface CallOptions {
  /** Gives the call up: it rejects with kind `aborted` and says nothing. */
  signal?: AbortSignal | undefined
  /** A small call beyond the specification: no loader, no alerts, no notice of a lost connection (D34). */
  silent?: boolean | undefined
  /** Marks repetitions of one attempt, so that the server does it once (D42). */
  idempotencyKey?: string | undefined
  /** How much of the body is sent, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined
}
