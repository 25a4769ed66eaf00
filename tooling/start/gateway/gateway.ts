import { logAccess } from './access-log'
import { cacheControl, isShared } from './cache-policy'
import { sendPage } from './page'
import { isPagePath } from './page-path'
import { proxy } from './proxy'
import { rawPath, requestPath } from './request-path'
import { sendFile, sendText } from './send'
import { siteFile } from './site-file'
import { type GatewayOptions, type Request, type Response } from './types'

/** The one door of the composed stack, as a request handler for any of Node's servers. */
export function gatewayHandler(options: GatewayOptions) {
  return (request: Request, response: Response) => {
    if (options.log) logAccess(request, response, options.log)
    response.on('error', () => undefined)
    response.on('close', () => dropLeftover(request, options.leftoverMs ?? 60_000))
    answer(request, response, options).catch((error: unknown) => fail(request, response, error))
  }
}

/** A body that goes on after its answer is read to its end, so that its sender comes to see the answer; but not for ever. */
function dropLeftover(request: Request, withinMs: number): void {
  if (request.complete) return
  setTimeout(() => request.complete || request.destroy(), withinMs).unref()
}

async function answer(request: Request, response: Response, options: GatewayOptions): Promise<void> {
  const url = request.url ?? '/'
  if (/^\/admin(\/|$)/.test(rawPath(url))) return proxy(request, response, options)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'no-referrer')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(request, response, 405, 'Método no permitido')
  }
  const path = requestPath(url)
  if (path === null) return refuse(request, response, 400, 'Dirección no válida')
  if (isShared(path)) response.setHeader('Access-Control-Allow-Origin', '*')
  if (path === '/' || path === '/index.html') return sendPage(request, response, options)
  const file = await siteFile(options.site, path)
  if (file) {
    response.setHeader('Cache-Control', cacheControl(path))
    return sendFile(request, response, options.site, path, file)
  }
  if (isPagePath(path, request.headers.accept)) return sendPage(request, response, options)
  return refuse(request, response, 404, 'No encontrado')
}

function refuse(request: Request, response: Response, status: number, text: string) {
  // A file missing during a release may be there a moment later.
  response.setHeader('Cache-Control', 'no-store')
  sendText(request, response, status, 'text/plain; charset=utf-8', `${text}\n`)
}

function fail(request: Request, response: Response, error: unknown) {
  // The reader went away half-way: nobody is left to tell.
  if (response.headersSent || response.destroyed) return void response.destroy()
  console.error('La página no se pudo servir:', error instanceof Error ? error.message : error)
  refuse(request, response, 500, 'La página no se pudo servir')
}
