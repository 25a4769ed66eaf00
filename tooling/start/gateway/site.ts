import { type FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { mediaType, sendCompressed, siteFile } from './file'
import { sendPage } from './page'
import { refuse } from './refuse'
import { isShared } from './security-headers'
import { type GatewayOptions } from './types'

/** The files of the site as they are on the disk at this moment, and the page wherever the application has one. */
export async function siteFiles(app: FastifyInstance, options: GatewayOptions) {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = `/${request.params['*']}`
      if (leavesFolder(path)) return refuse(request, reply, 400, 'Dirección no válida')
      if (isShared(path)) void reply.header('Access-Control-Allow-Origin', '*')
      if (path === '/' || path === '/index.html') return sendPage(request, reply, options)
      const found = await siteFile(request, options.site, path)
      if (!found) {
        if (isPagePath(path, request.headers.accept)) return sendPage(request, reply, options)
        return refuse(request, reply, 404, 'No encontrado')
      }
      const { statusCode, headers, stream, encoding } = found
      const { 'Content-Length': length, ...others } = headers
      void reply.status(statusCode).headers(others).header('Vary', 'Accept-Encoding')
      void reply.type(mediaType(path)).header('Cache-Control', cacheControl(path))
      if (statusCode === 200 && !encoding && path.endsWith('.json')) {
        // The registry: it changes in place, so nothing compressed stands beside it.
        stream.destroy()
        return sendCompressed(request, reply, await readFile(found.metadata.path))
      }
      if (encoding) void reply.header('Content-Encoding', encoding)
      if (length !== undefined) void reply.header('Content-Length', length)
      return reply.send(stream)
    },
  })
}

const leavesFolder = (path: string) => /[\0\\]|\/\.\.?(\/|$)/.test(path)

/**
 * Does this path name a page of the application, so that index.html is the answer where no file is?
 * A missing script must be a 404: the page in its place would run as a script and fail far from the cause.
 */
function isPagePath(path: string, accept: string | undefined): boolean {
  if (/^\/assets(\/|$)/.test(path) || isShared(path)) return false
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  return !lastSegment.includes('.') || (accept ?? '').includes('text/html')
}

/** Folders whose files carry a hash in their name or stand in a release that never changes. */
const immutable = /^\/(assets|remotes\/[^/]+\/[^/]+)\//
/** The only files there that are asked for by a steady name. */
const manifest = /\/(mf-manifest|mf-stats|remote)\.json$/

/** How long a browser may keep a file of the site. */
function cacheControl(path: string): string {
  if (immutable.test(path) && !manifest.test(path)) return 'public, max-age=31536000, immutable'
  return 'no-cache'
}
