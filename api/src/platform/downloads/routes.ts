import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, Refusal } from '../http/refusal.ts'
import type { Download } from './registry.ts'
import { disposition } from './disposition.ts'

const notValid = () => new Refusal(403, 'El enlace ya no es válido; hay que volver a abrirlo desde la página')

/** Serves signed addresses: anyone with the address may read the file until it expires. */
export async function downloadRoutes(app: FastifyInstance): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    // Not a route parameter: a signed text is longer than the limit for those.
    url: '/descargas/*',
    config: { access: 'publico' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const what = await app.verify((request.params as { '*': string })['*'])
      const handler = what?.tipo === undefined ? undefined : app.downloads.get(what.tipo)
      if (!what || !handler) throw notValid()
      const download = await handler(what, request)
      if (!download) throw notFound('El archivo ya no existe')
      return sendDownload(request, reply, download)
    },
  })
}

/** Answers with a file, or with its headers alone. */
export function sendDownload(request: FastifyRequest, reply: FastifyReply, download: Download): FastifyReply {
  void reply.headers(headersOf(download))
  if (request.method !== 'HEAD') return reply.send(download.body)
  download.body.destroy()
  // A stream, like any body of unknown length: an empty string would be announced as 0 bytes.
  return reply.send(download.bytes === undefined ? Readable.from([]) : '')
}

function headersOf({
  name,
  type,
  bytes,
  inline = false,
  framed = false,
  cacheSeconds,
}: Download): Record<string, string> {
  return {
    'content-type': type,
    ...(bytes !== undefined && { 'content-length': String(bytes) }),
    'content-disposition': disposition(name, inline),
    'content-security-policy': policyFor(type, inline, framed),
    'cache-control': cacheSeconds ? `private, max-age=${cacheSeconds}, immutable` : 'private, no-store',
    'accept-ranges': 'none',
  }
}

/**
 * Nothing in a file may execute or load anything. Some browsers' PDF viewers (Chromium's, for one) do not start in a
 * sandbox.
 */
const policyFor = (type: string, inline: boolean, framed: boolean) =>
  inline && type === 'application/pdf'
    ? `default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${framed ? "'self'" : "'none'"}; base-uri 'none'`
    : "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
