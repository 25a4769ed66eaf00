import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What a signed address leads to. */
export interface Download {
  /** The name to save it under, with its extension. */
  name: string
  type: string
  body: Readable
  /** Absent: not known beforehand, as of something made while it is sent. */
  bytes?: number
  /** Shown in the browser; else it is saved. Only for kinds of content that can't run anything. */
  inline?: boolean
  /** For how long the browser may keep it; default: not at all. */
  cacheSeconds?: number
}

/** Finds what was signed; null when it is gone. Nobody is signed in: what was signed is all the permission there is. */
export type DownloadHandler = (
  what: Record<string, string>,
  request: FastifyRequest,
) => Promise<Download | null>

declare module 'fastify' {
  interface FastifyInstance {
    downloads: Map<string, DownloadHandler>
    /** The signed address of a download, good for so many seconds. `step`: see app.sign. */
    downloadUrl: (
      kind: string,
      what: Record<string, string>,
      seconds: number,
      options?: { step?: number },
    ) => Promise<string>
  }
}

/** Says who serves the signed addresses of a kind. */
export function registerDownload(app: FastifyInstance, kind: string, handler: DownloadHandler): void {
  if (app.downloads.has(kind)) throw new Error(`two handlers for downloads of ${kind}`)
  app.downloads.set(kind, handler)
}
