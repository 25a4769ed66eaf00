import { createServer, type IncomingMessage, type Server } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Backend } from '../Backend.ts'
import { received } from './received.ts'

/** The back end behind a real server, for tests and measurements in a browser; calls are under `/admin`. */
export const httpServer = (backend: Backend): Server =>
  createServer((request, response) => {
    void answer(backend, request).then((told) => {
      if (told === null) return void request.socket.destroy()
      response.writeHead(told.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(told.body))
    })
  })

async function answer(backend: Backend, message: IncomingMessage) {
  const { method = 'GET', url = '/', headers } = message
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const request = new Request(new URL(url, 'http://127.0.0.1'), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream as BodyInit, duplex: 'half' }),
  })
  return backend.handle(await received(request))
}
