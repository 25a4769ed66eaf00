import type { InjectOptions } from 'fastify'
import type { TestApi } from '../api.ts'
import { type FilePart, multipart } from '../multipart.ts'

export interface Request {
  body?: object
  file?: FilePart
  token?: string
  headers?: Record<string, string>
  url?: string
  from?: string
}

export interface Sent {
  status: number
  /** Parsed if it is JSON. */
  body: unknown
  text: string
  headers: Record<string, unknown>
}

/**
 * Sends to a route of the table, `POST /clientes/crear`, as a browser would: JSON, or multipart where there is a file.
 */
export async function send(api: TestApi, route: string, request: Request = {}): Promise<Sent> {
  const [methods = '', path] = route.split(' ')
  const method = methods.split(',')[0] as 'GET' | 'POST'
  const parts = request.file && request.body ? multipart({ ...request.body }, request.file) : null
  const options: InjectOptions = {
    method,
    url: request.url ?? `/admin${path}`,
    headers: {
      ...(request.token !== undefined && { 'x-auth-token': request.token }),
      ...parts?.headers,
      ...request.headers,
    },
    ...(request.from && { remoteAddress: request.from }),
    ...(method === 'POST' && { payload: parts?.payload ?? request.body ?? {} }),
  }
  const response = await api.app.inject(options)
  const text = response.payload
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return {
    status: response.statusCode,
    body: isJson ? (JSON.parse(text) as unknown) : null,
    text,
    headers: response.headers,
  }
}
