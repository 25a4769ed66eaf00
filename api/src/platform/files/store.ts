import type { Readable } from 'node:stream'
import { Refusal } from '../http/refusal.ts'

/** Stores bytes in a folder or an S3 bucket. Keys are `<kind>/<id_locatario>/…`, names that the server makes. */
export interface FileStore {
  /** Runs at start: an unusable store is fatal, a temporarily unavailable one is not. */
  ready(): Promise<void>
  /** All or nothing: once it resolves, the bytes survive a crash; when it rejects, nothing is stored. */
  put(key: string, body: Readable): Promise<{ bytes: number }>
  /** Null when it does not exist. A caller that does not read the body to its end must destroy it. */
  get(key: string): Promise<{ body: Readable; bytes: number } | null>
  /** The size in bytes; null if it does not exist. */
  size(key: string): Promise<number | null>
  /** Deletes a file; a missing one is no error. */
  delete(key: string): Promise<void>
  list(prefix: string): AsyncIterable<{ key: string; modified: Date }>
  /** Deletes the leftovers of writes that were killed before `before`. */
  discardUnfinished(before: Date): Promise<void>
}

/** The store failed: 503 for the person, the cause for the log. */
export class StoreFailure extends Refusal {
  constructor(cause: unknown) {
    const full = ['ENOSPC', 'EDQUOT'].includes((cause as { code?: string } | null)?.code ?? '')
    super(
      503,
      full
        ? 'No queda espacio para archivos en el servidor'
        : 'El almacén de archivos no está disponible por el momento',
      full ? { retryAfter: 30, outage: 'disk' } : { retryAfter: 5, outage: 'files' },
    )
    this.cause = cause
  }
}

const KEY = /^[a-z]+(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

/** A malformed key is a programming error: keys never contain text from people. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.length > 300) throw new Error(`not a key of the file store: ${key}`)
}

/** Attributes a broken stream: the sender's own error stays as it is, any other is the store's. */
export function storeErrors(body: Readable): (error: unknown) => unknown {
  let fromBody: unknown
  body.once('error', (error) => (fromBody ??= error))
  return (error) =>
    error instanceof StoreFailure
      ? error
      : (fromBody ?? (error instanceof Refusal ? error : new StoreFailure(error)))
}
