import type { AlertAction } from '../stores/alerts.ts'

/** The options of a call, besides its path and body. */
export interface CallOptions {
  /** Cancels the call: it rejects with kind `aborted` and shows nothing. */
  signal?: AbortSignal | undefined
  /** A small call beyond the specification: no loader, no alerts, no notice of a lost connection (D34). */
  silent?: boolean | undefined
  /** Identifies the repetitions of one attempt, so that the server executes it once (D42). */
  idempotencyKey?: string | undefined
  /** Something to do from the alert of the call's success, as long as it is shown: «Deshacer». */
  action?: AlertAction | undefined
  /** Reports the fraction of the body that has been sent, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined
}
