import type { Readable } from 'node:stream'
import { Refusal } from '../http/refusal'

/** Where bytes lie: a folder or an S3 bucket. Keys are `<kind>/<id_locatario>/…`, names of the server's own. */
export interface FileStore {
  /** At a start: a store that can't be used is fatal, one that is only away for the moment is not. */
  ready(): Promise<void>
  /** Whole or nothing: once it resolves the bytes outlive a crash; when it rejects nothing is there. */
  put(key: string, body: Readable): Promise<{ bytes: number }>
  /** Null when nothing is there. Who does not read the body to its end destroys it. */
  get(key: string): Promise<{ body: Readable; bytes: number } | null>
  /** How many bytes lie there; null for nothing. */
  size(key: string): Promise<number | null>
  /** Deletes; what is not there is fine. */
  delete(key: string): Promise<void>
  list(prefix: string): AsyncIterable<{ key: string; modified: Date }>
  /** Drops what writes that were killed before `before` have left behind. */
  discardUnfinished(before: Date): Promise<void>
}

/** The store does not do its part: 503 for the person, the cause for the log. */
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

/** A key that is none is a programming error: no text of a person ever gets into one. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.length > 300) throw new Error(`not a key of the file store: ${key}`)
}

/** Tells apart who broke a stream: the sender's own error stays as it is, everything else is the store's. */
export function storeErrors(body: Readable): (error: unknown) => unknown {
  let fromBody: unknown
  body.once('error', (error) => (fromBody ??= error))
  return (error) =>
    error instanceof StoreFailure
      ? error
      : (fromBody ?? (error instanceof Refusal ? error : new StoreFailure(error)))
}
