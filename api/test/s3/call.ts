import type { IncomingMessage, ServerResponse } from 'node:http'

/** One call, its address taken apart: `/bucket/key?query`. */
export interface Call {
  bucket: string
  key: string
  query: URLSearchParams
  request: IncomingMessage
  response: ServerResponse
}
