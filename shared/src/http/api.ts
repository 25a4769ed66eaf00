import type { GetPath, PostPath, RequestOf, ResponseOf } from '../contract/index.ts'
import { call } from './call.ts'
import type { CallOptions } from './callOptions.ts'

/** The calls of the contract. They show the server's sentences themselves and reject only with ApiError. */
export interface Api {
  /** FormData is sent as multipart. */
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
