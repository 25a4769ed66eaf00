import { type Duplex } from 'node:stream'

const sentences: Record<string, [status: string, msg: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Los encabezados son demasiado grandes'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La petición tardó demasiado en llegar'],
}
const otherwise = ['400 Bad Request', 'La petición no es válida'] as const

/** What is not even HTTP, is too slow or has too many headers reaches no handler; it gets a `msg` all the same (D24). */
export function answerBadHttp(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, msg] = sentences[error.code ?? ''] ?? otherwise
  const body = JSON.stringify({ msg })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  )
}
