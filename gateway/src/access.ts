import { type IncomingMessage, type ServerResponse } from 'node:http'

export interface AccessEntry {
  method: string
  /** Without its query: filters can name people (D39). */
  path: string
  status: number
  milliseconds: number
}

/** Where a container's health is asked, every few seconds; the log would be full of it. */
export const health = '/_salud'

/** Anyone with a signed address may read the file, so the log omits the signature. */
const withoutSignature = (path: string) => path.replace(/^(\/admin\/descargas\/).+/, '$1…')

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

export const printAccess = ({ method, path, status, milliseconds }: AccessEntry) =>
  console.log(`${method} ${path} ${status} ${milliseconds} ms`)
