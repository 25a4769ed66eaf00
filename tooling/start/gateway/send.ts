import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { compress } from './compress'
import { acceptedEncodings, suffixOf } from './encoding'
import { mediaType } from './media-type'
import { siteFile, type SiteFile } from './site-file'
import { type Request, type Response } from './types'

/** Answers with a file of the site, precompressed where a `.br` or `.gz` stands beside it; 304 where nothing changed. */
export async function sendFile(
  request: Request,
  response: Response,
  site: string,
  path: string,
  file: SiteFile,
) {
  const { encoding, found } = await smallest(request, site, path, file)
  const etag = `"${found.size.toString(36)}-${found.modified.getTime().toString(36)}${encoding ? `-${encoding}` : ''}"`
  response.setHeader('Content-Type', mediaType(path))
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', etag)
  response.setHeader('Last-Modified', found.modified.toUTCString())
  if (isUnchanged(request, etag)) {
    response.writeHead(304).end()
    return
  }
  const [takes] = acceptedEncodings(request.headers['accept-encoding'])
  if (!encoding && takes && path.endsWith('.json')) {
    // The registry: it changes in place, so nothing compressed stands beside it.
    response.setHeader('Content-Encoding', takes)
    return sendText(
      request,
      response,
      200,
      mediaType(path),
      await compress[takes](await readFile(found.path)),
    )
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', found.size)
  response.writeHead(200)
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(found.path), response)
}

/** A short answer made on the spot. */
export function sendText(
  request: Request,
  response: Response,
  status: number,
  type: string,
  body: string | Buffer,
) {
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function smallest(request: Request, site: string, path: string, plain: SiteFile) {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const found = await siteFile(site, path + suffixOf[encoding])
    if (found) return { encoding, found }
  }
  return { encoding: null, found: plain }
}

/** If-None-Match compares weakly: a proxy on the way may have put `W/` before the tag. */
function isUnchanged(request: Request, etag: string): boolean {
  const asked = request.headers['if-none-match']
  if (asked === undefined) return false
  return asked.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
