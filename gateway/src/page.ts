import { type FastifyReply, type FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { contentSecurityPolicy, integrityPolicy } from './csp.ts'
import { sendCompressed } from './file.ts'
import { type Page } from './types.ts'

const placeholder = '__CSP_NONCE__'

/** 128 random bits in letters and digits alone, so that no character has a special meaning. */
export const makeNonce = (bytes = randomBytes(16)): string => bytes.toString('hex')

/** The application's page: a fresh nonce in every answer, and the policy that names it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const nonce = makeNonce()
  void reply.header('Content-Security-Policy', contentSecurityPolicy({ nonce, ...page }))
  if (page.isSealed) void reply.headers(integrityPolicy)
  // A cached page would have a nonce that the next policy does not name.
  void reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8')
  return sendCompressed(request, reply, Buffer.from(page.html.replaceAll(placeholder, nonce)))
}
