import { negotiate } from '@fastify/accept-negotiator'
import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inert } from './policy/security-headers.ts'

const suffixes = { br: '.br', gzip: '.gz' }
type Encoding = keyof typeof suffixes

// RFC 9239; the library's table is older.
send.mime.define({ 'text/javascript': ['js', 'mjs'] }, true)

/** With `nosniff` a script of the wrong type does not run, so a file of an unknown type is served as plain bytes. */
export function mediaType(path: string): string {
  const type = send.mime.getType(path) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}

export const leavesFolder = (path: string) => /[\0\\]|\/\.\.?(\/|$)/.test(path)

/**
 * The file behind a path, or the best of its compressed copies, with its tag; 304 when it has not changed.
 * @returns null for what is no file, a hidden file, a link that leads out of the folder
 */
export async function siteFile(request: FastifyRequest, root: string, path: string) {
  let left = Object.keys(suffixes) as Encoding[]
  for (;;) {
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', left)
    const found = await file(request, root, path + (encoding ? suffixes[encoding] : ''))
    if (found) return { ...found, encoding }
    if (!encoding) return null
    left = left.filter((each) => each !== encoding)
  }
}

async function file({ raw }: FastifyRequest, root: string, path: string) {
  const places = [root, join(root, path)].map((place) => realpath(place).catch(() => ''))
  const [folder, real] = await Promise.all(places)
  if (!real?.startsWith(folder + sep)) return null
  const answer = await send(raw, encodeURI(path), {
    root,
    index: false,
    dotfiles: 'ignore',
    acceptRanges: false,
    cacheControl: false,
    contentType: false,
  })
  if (answer.type === 'error' && ![400, 403, 404].includes(answer.statusCode)) throw answer.metadata.error
  return answer.type === 'file' ? answer : null
}

type Found = NonNullable<Awaited<ReturnType<typeof siteFile>>>

/** Sends a found file, for as long as its name allows. */
export function sendFile(reply: FastifyReply, path: string, found: Found) {
  const { statusCode, headers, stream, encoding } = found
  const { 'Content-Length': length, ...others } = headers
  void reply
    .status(statusCode)
    .headers({ ...others, ...inert, Vary: 'Accept-Encoding', 'Cache-Control': cacheControl(path) })
    .type(mediaType(path))
  if (encoding) void reply.header('Content-Encoding', encoding)
  if (length !== undefined) void reply.header('Content-Length', length)
  return reply.send(stream)
}

/** Folders whose files have a hash in their name or belong to an immutable release. */
const immutable = /^\/(assets|remotes\/[^/]+\/[^/]+)\//
/** The only files there whose names stay the same from release to release. */
const manifest = /\/(mf-manifest|mf-stats|remote)\.json$/

/** How long a browser may keep a file of the site. */
export function cacheControl(path: string): string {
  if (immutable.test(path) && !manifest.test(path)) return 'public, max-age=31536000, immutable'
  return 'no-cache'
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A medium level of compression, because a client is waiting. */
const compress = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => gzipped(body),
}

export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Buffer) {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip'])
  void reply.header('Vary', 'Accept-Encoding')
  if (!encoding) return reply.send(body)
  return reply.header('Content-Encoding', encoding).send(await compress[encoding](body))
}
