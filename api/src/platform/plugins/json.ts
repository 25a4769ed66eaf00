import { isUtf8 } from 'node:buffer'
import { MIMEType } from 'node:util'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Refusal } from '../http/refusal.ts'

const DEPTH_MAX = 32

const COMPRESSED = 'El contenido no debe venir comprimido (Content-Encoding)'
const NOT_UTF8 = 'El contenido debe venir en UTF-8 (charset=utf-8)'

/**
 * JSON is the only body format, in UTF-8 and as it is; an empty body counts as {}, and one with excessive nesting is refused before parsing.
 */
export default fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity'
    if (encoding !== 'identity') throw new Refusal(415, COMPRESSED)
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const charset = new MIMEType(request.headers['content-type'] ?? '').params.get('charset') ?? 'utf-8'
    if (!/^utf-?8$/i.test(charset)) return done(new Refusal(415, NOT_UTF8))
    // A lenient decoder would store invalid UTF-8 as replacement characters.
    if (!isUtf8(bytes as Buffer)) return done(new Refusal(400, 'El cuerpo no está en UTF-8'))
    const body = bytes.toString()
    if (body.trim() === '') return done(null, {})
    if (nesting(body) > DEPTH_MAX) return done(new Refusal(400, 'El cuerpo tiene demasiados niveles'))
    void parse(request, body, (error, value) =>
      error ? done(new Refusal(400, 'El cuerpo no es JSON válido')) : done(null, value),
    )
  })
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST' && request.body === undefined) request.body = {}
  })
})

/** The depth of nested brackets, outside strings. */
function nesting(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (inString) {
      if (c === 92) i++
      else if (c === 34) inString = false
    } else if (c === 34) inString = true
    else if (c === 91 || c === 123) deepest = Math.max(deepest, ++depth)
    else if (c === 93 || c === 125) depth--
  }
  return deepest
}
