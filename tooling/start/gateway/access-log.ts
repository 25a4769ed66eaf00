import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type AccessEntry } from './types'

/** Who has a signed address may read what it leads to: it is no matter for a log. */
const withoutSignature = (path: string) => path.replace(/^(\/admin\/descargas\/).+/, '$1…')

/** Tells each answer once it is over. The query stays out of it: filters can name people (D39). */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  log: (entry: AccessEntry) => void,
) {
  const start = performance.now()
  const { method = 'GET', url = '/' } = request
  response.once('close', () => {
    log({
      method,
      path: withoutSignature(url.split(/[?#]/, 1)[0] ?? ''),
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - start),
    })
  })
}
