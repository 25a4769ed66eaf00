import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { notFound, Refusal } from '../http/refusal'
import type { Download } from './registry'
import { disposition } from './disposition'

const notValid = () => new Refusal(403, 'El enlace ya no es válido; hay que volver a abrirlo desde la página')

/** Everything that a signed address leads to: whoever has the address may read it, until its time is over. */
export async function downloadRoutes(app: FastifyInstance): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    // Not a parameter: a signed text is longer than those may be.
    url: '/descargas/*',
    config: { access: 'publico' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const what = await app.verify((request.params as { '*': string })['*'])
      const handler = what?.tipo === undefined ? undefined : app.downloads.get(what.tipo)
      if (!what || !handler) throw notValid()
      const download = await handler(what, request)
      if (!download) throw notFound('El archivo ya no existe')
      void reply.headers(headersOf(download))
      if (request.method !== 'HEAD') return reply.send(download.body)
      download.body.destroy()
      // As of a body whose length nobody knows yet: an empty text would be told as one of 0 bytes.
      return reply.send(download.bytes === undefined ? Readable.from([]) : '')
    },
  })
}

function headersOf({ name, type, bytes, inline = false, cacheSeconds }: Download): Record<string, string> {
  return {
    'content-type': type,
    ...(bytes !== undefined && { 'content-length': String(bytes) }),
    'content-disposition': disposition(name, inline),
    'content-security-policy': policyFor(type, inline),
    'cache-control': cacheSeconds ? `private, max-age=${cacheSeconds}, immutable` : 'private, no-store',
    'accept-ranges': 'none',
  }
}

/** Nothing in a file may run or load anything. Not every browser's PDF viewer starts in a sandbox (Chromium's does). */
const policyFor = (type: string, inline: boolean) =>
  inline && type === 'application/pdf'
    ? "default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
    : "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
