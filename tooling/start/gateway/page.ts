import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from './compress'
import { contentSecurityPolicy } from './csp'
import { acceptedEncodings } from './encoding'
import { inlineScriptHashes } from './inline-scripts'
import { distinctOrigins, registryOrigins } from './registry-origins'
import { sendText } from './send'
import { type GatewayOptions, type Request, type Response } from './types'

const placeholder = '__CSP_NONCE__'

/** The application's page: a fresh nonce in every answer, and the policy that names it. */
export async function sendPage(request: Request, response: Response, options: GatewayOptions) {
  const [html, registry] = await Promise.all([
    readFile(join(options.site, 'index.html'), 'utf8'),
    readFile(join(options.site, 'remotes.json'), 'utf8').catch(() => null),
  ])
  const nonce = randomBytes(16).toString('base64url')
  const origins = registryOrigins(registry)
  response.setHeader(
    'Content-Security-Policy',
    contentSecurityPolicy({
      nonce,
      scriptHashes: inlineScriptHashes(html),
      remoteOrigins: origins.remotes,
      apiOrigins: [...new Set([...distinctOrigins([options.apiBase]), ...origins.api])],
    }),
  )
  // A stored page would come back with a nonce that its policy no longer has.
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Vary', 'Accept-Encoding')
  const page = html.replaceAll(placeholder, nonce)
  const [encoding] = acceptedEncodings(request.headers['accept-encoding'])
  if (encoding) response.setHeader('Content-Encoding', encoding)
  sendText(
    request,
    response,
    200,
    'text/html; charset=utf-8',
    encoding ? await compress[encoding](page) : page,
  )
}
