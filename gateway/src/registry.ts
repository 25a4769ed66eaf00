import { type FastifyReply, type FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { createHash } from 'node:crypto'
import { sendCompressed } from './file.ts'
import { refuse } from './refuse.ts'
import { inert } from './security-headers.ts'

/** Open pages ask every minute, mostly for a 304: all gateways give one registry one tag, and no two the same. */
export async function sendRegistry(request: FastifyRequest, reply: FastifyReply, text: string | null) {
  if (text === null) return refuse(request, reply, 404, 'No encontrado')
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  void reply.headers({ ...inert, ETag: tag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
  // `Cache-Control`, which fetch adds to a tag of one's own, is for caches on the way.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: tag }))
    return reply.status(304).send()
  return sendCompressed(request, reply.type('application/json; charset=utf-8'), Buffer.from(text))
}
