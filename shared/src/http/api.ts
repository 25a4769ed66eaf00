import type { GetPath, PostPath, RequestOf, ResponseOf } from '../contract'
import { call } from './call'

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

/** The calls of the contract. They show the server's sentences themselves and reject with ApiError alone. */
export interface Api {
  /** FormData goes out as multipart. */
  post<P extends PostPath>(
    path: P,
    body: RequestOf<P> | FormData,
    options?: CallOptions,
  ): Promise<ResponseOf<P>>
  get<P extends GetPath>(path: P, options?: CallOptions): Promise<ResponseOf<P>>
}

export const api: Api = {
  post: (path, body, options) => call('post', path, body, options),
  get: (path, options) => call('get', path, undefined, options),
}
