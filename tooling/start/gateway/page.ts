import { type FastifyReply, type FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSecurityPolicy, distinctOrigins, inlineScriptHashes, registryOrigins } from './csp'
import { sendCompressed } from './file'
import { type GatewayOptions } from './types'

const placeholder = '__CSP_NONCE__'

/** 128 random bits in letters and digits alone, as nginx's $request_id has them: no text that could mean something else. */
export const makeNonce = (bytes = randomBytes(16)): string => bytes.toString('hex')

/** The application's page: a fresh nonce in every answer, and the policy that names it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, options: GatewayOptions) {
  const [html, registry] = await Promise.all([
    readFile(join(options.site, 'index.html'), 'utf8'),
    readFile(join(options.site, 'remotes.json'), 'utf8').catch(() => null),
  ])
  const nonce = makeNonce()
  const origins = registryOrigins(registry)
  const policy = contentSecurityPolicy({
    nonce,
    scriptHashes: inlineScriptHashes(html),
    remoteOrigins: origins.remotes,
    apiOrigins: [...new Set([...distinctOrigins([options.apiBase]), ...origins.api])],
  })
  void reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8')
  // A stored page would come back with a nonce that its policy no longer has.
  void reply.header('Cache-Control', 'no-store')
  return sendCompressed(request, reply, Buffer.from(html.replaceAll(placeholder, nonce)))
}
