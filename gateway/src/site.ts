import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { createHash, randomBytes } from 'node:crypto'
import { health } from './access.ts'
import { contentSecurityPolicy, integrityPolicy, type Page } from './policy/csp.ts'
import { fileFrom, isFromPeer, otherServers } from './forward/elsewhere.ts'
import { leavesFolder, sendCompressed, sendFile, siteFile } from './file.ts'
import { refuse } from './refuse.ts'
import { folderReleases } from './releases/folder.ts'
import { inert, isShared } from './policy/security-headers.ts'
import { type GatewayOptions } from './types.ts'
import { withoutWorker, workerPath, workerPolicy, workerText } from './worker.ts'

/** Serves the registry, the site's files, and the page for the application's paths. */
export async function siteFiles(app: FastifyInstance, options: GatewayOptions) {
  const { site, remotes, peers, offline = true } = options
  const releases = options.releases ?? folderReleases(site, options.apiBase)
  await otherServers(app)
  const page = async () => {
    const inUse = await releases.page()
    return offline ? inUse : { ...inUse, html: withoutWorker(inUse.html) }
  }
  const serverOf = (path: string) => {
    const name = /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? ''
    return remotes && Object.hasOwn(remotes, name) ? remotes[name] : undefined
  }
  app.get(health, async (_request, reply) => {
    // It keeps the registry fresh.
    await releases.registry()
    return reply.header('Cache-Control', 'no-store').type('text/plain').send('bien\n')
  })
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = `/${request.params['*']}`
      if (leavesFolder(path)) return refuse(request, reply, 400, 'Dirección no válida')
      if (isShared(path)) void reply.header('Access-Control-Allow-Origin', '*')
      if (path === '/remotes.json') return sendRegistry(request, reply, await releases.registry())
      if (path === '/' || path === '/index.html') return sendPage(request, reply, await page())
      if (path === workerPath) return sendWorker(request, reply, site, await page())
      const server = serverOf(path)
      if (server) return fileFrom(server, request, reply)
      const found = await siteFile(request, site, path)
      if (found) return sendFile(reply, path, found)
      if (isPagePath(path, request.headers.accept)) return sendPage(request, reply, await page())
      if (peers && path.startsWith('/assets/') && !isFromPeer(request)) return fileFrom(peers, request, reply)
      return refuse(request, reply, 404, 'No encontrado')
    },
  })
}

/**
 * Whether index.html answers this path when there is no file. A missing script must be a 404: the page would run in its
 * place and fail far from the cause.
 */
function isPagePath(path: string, accept: string | undefined): boolean {
  // The store keeps its own records in hidden folders; no page has one in its path.
  if (/^\/assets(\/|$)/.test(path) || /\/\./.test(path) || isShared(path)) return false
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  return !lastSegment.includes('.') || (accept ?? '').includes('text/html')
}

/** Open pages ask every minute, mostly for a 304: all gateways give one registry one tag, and no two the same. */
async function sendRegistry(request: FastifyRequest, reply: FastifyReply, text: string | null) {
  if (text === null) return refuse(request, reply, 404, 'No encontrado')
  return sendTagged(request, reply.headers(inert).type('application/json; charset=utf-8'), text)
}

/** A browser asks for its worker again with every page. */
async function sendWorker(request: FastifyRequest, reply: FastifyReply, site: string, page: Page) {
  const text = await workerText(site, page)
  if (text === null) return refuse(request, reply, 404, 'No encontrado')
  void reply.header('Content-Security-Policy', workerPolicy(page)).type('text/javascript; charset=utf-8')
  return sendTagged(request, reply, text)
}

async function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string) {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  void reply.headers({ ETag: tag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
  // `Cache-Control`, which fetch adds to a tag of one's own, is for caches on the way.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: tag }))
    return reply.status(304).send()
  return sendCompressed(request, reply, Buffer.from(text))
}

const placeholder = '__CSP_NONCE__'

/** 128 random bits in letters and digits alone, so that no character has a special meaning. */
export const makeNonce = (bytes = randomBytes(16)): string => bytes.toString('hex')

/** The application's page: a fresh nonce in every answer, and the policy that names it. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const nonce = makeNonce()
  void reply.header('Content-Security-Policy', contentSecurityPolicy(nonce, page))
  if (page.isSealed) void reply.headers(integrityPolicy)
  // A cached page would have a nonce that the next policy does not name.
  void reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8')
  return sendCompressed(request, reply, Buffer.from(page.html.replaceAll(placeholder, nonce)))
}
