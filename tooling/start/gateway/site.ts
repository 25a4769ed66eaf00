import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  contentSecurityPolicy,
  distinctOrigins,
  inlineScriptHashes,
  integrityPolicy,
  isSealed,
  registryOrigins,
} from './csp'
import { mediaType, sendCompressed, siteFile } from './file'
import { refuse } from './refuse'
import { registryFile, type RegistryText } from './registry-file'
import { inert, isShared } from './security-headers'
import { type GatewayOptions } from './types'

/** Serves the site's files as currently on the disk, and the page for the application's paths. */
export async function siteFiles(app: FastifyInstance, options: GatewayOptions) {
  const registry = registryFile(options.site)
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = `/${request.params['*']}`
      if (leavesFolder(path)) return refuse(request, reply, 400, 'Dirección no válida')
      if (isShared(path)) void reply.header('Access-Control-Allow-Origin', '*')
      if (path === '/' || path === '/index.html') return sendPage(request, reply, options, await registry())
      if (path === '/remotes.json') {
        const { text, kept } = await registry()
        if (text !== null && kept) return sendKept(request, reply, text)
      }
      const found = await siteFile(request, options.site, path)
      if (!found) {
        if (isPagePath(path, request.headers.accept))
          return sendPage(request, reply, options, await registry())
        return refuse(request, reply, 404, 'No encontrado')
      }
      const { statusCode, headers, stream, encoding } = found
      const { 'Content-Length': length, ...others } = headers
      void reply
        .status(statusCode)
        .headers({ ...others, ...inert })
        .header('Vary', 'Accept-Encoding')
      void reply.type(mediaType(path)).header('Cache-Control', cacheControl(path))
      if (statusCode === 200 && !encoding && path.endsWith('.json')) {
        // The registry changes in place, so there is no compressed copy of it on the disk.
        stream.destroy()
        return sendCompressed(request, reply, await readFile(found.metadata.path))
      }
      if (encoding) void reply.header('Content-Encoding', encoding)
      if (length !== undefined) void reply.header('Content-Length', length)
      return reply.send(stream)
    },
  })
}

/** The registry's file can't be read: its last good text goes on being the answer. */
const sendKept = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendCompressed(
    request,
    reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-cache'),
    Buffer.from(text),
  )

const leavesFolder = (path: string) => /[\0\\]|\/\.\.?(\/|$)/.test(path)

/**
 * Whether this path is a page of the application, for which index.html is the answer when there is no file. A missing
 * script must be a 404: the page in its place would run as a script and fail far from the cause.
 */
function isPagePath(path: string, accept: string | undefined): boolean {
  if (/^\/assets(\/|$)/.test(path) || isShared(path)) return false
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  return !lastSegment.includes('.') || (accept ?? '').includes('text/html')
}

/** Folders whose files have a hash in their name or belong to an immutable release. */
const immutable = /^\/(assets|remotes\/[^/]+\/[^/]+)\//
/** The only files there whose names stay the same from release to release. */
const manifest = /\/(mf-manifest|mf-stats|remote)\.json$/

/** How long a browser may keep a file of the site. */
function cacheControl(path: string): string {
  if (immutable.test(path) && !manifest.test(path)) return 'public, max-age=31536000, immutable'
  return 'no-cache'
}

const placeholder = '__CSP_NONCE__'

/**
 * 128 random bits in letters and digits alone, like nginx's $request_id, so that no character has a special meaning.
 */
export const makeNonce = (bytes = randomBytes(16)): string => bytes.toString('hex')

/** The application's page: a fresh nonce in every answer, and the policy that names it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GatewayOptions,
  registry: RegistryText,
) {
  const html = await readFile(join(options.site, 'index.html'), 'utf8')
  const nonce = makeNonce()
  const origins = registryOrigins(registry.text)
  const policy = contentSecurityPolicy({
    nonce,
    scriptHashes: inlineScriptHashes(html),
    remoteOrigins: origins.remotes,
    apiOrigins: [...new Set([...distinctOrigins([options.apiBase]), ...origins.api])],
  })
  void reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8')
  if (isSealed(html, registry.text)) void reply.headers(integrityPolicy)
  // A cached page would have a nonce that the next policy does not name.
  void reply.header('Cache-Control', 'no-store')
  return sendCompressed(request, reply, Buffer.from(html.replaceAll(placeholder, nonce)))
}
