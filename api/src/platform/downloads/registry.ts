import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** The file behind a signed address. */
export interface Download {
  /** The file name for saving, with its extension. */
  name: string
  type: string
  body: Readable
  /** Absent: not known beforehand, for content generated while it is sent. */
  bytes?: number
  /** Shown in the browser; otherwise saved. Only for kinds of content that can't execute. */
  inline?: boolean
  /** The page that asked for it may show it within itself. */
  framed?: boolean
  /** How long browsers may cache it; by default not at all. */
  cacheSeconds?: number
}

/** Finds the signed file; null when it is gone. Nobody is signed in: the signature is the only permission. */
export type DownloadHandler = (
  what: Record<string, string>,
  request: FastifyRequest,
) => Promise<Download | null>

declare module 'fastify' {
  interface FastifyInstance {
    downloads: Map<string, DownloadHandler>
    /** The signed address of a download, valid for this many seconds. `step`: see app.sign. */
    downloadUrl: (
      kind: string,
      what: Record<string, string>,
      seconds: number,
      options?: { step?: number },
    ) => Promise<string>
  }
}

/** Registers the handler for the signed addresses of a kind. */
export function registerDownload(app: FastifyInstance, kind: string, handler: DownloadHandler): void {
  if (app.downloads.has(kind)) throw new Error(`two handlers for downloads of ${kind}`)
  app.downloads.set(kind, handler)
}

/** Signed addresses and their handlers; the route is in downloads/routes.ts. Requires signing. */
export default fp(async (app: FastifyInstance) => {
  app.decorate('downloads', new Map())
  app.decorate('downloadUrl', async (kind, what, seconds, options) => {
    const signed = await app.sign({ ...what, tipo: kind }, seconds, options)
    return `/admin/descargas/${signed}`
  })
})
