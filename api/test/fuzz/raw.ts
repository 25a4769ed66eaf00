import { connect } from 'node:net'
import { refusal } from '@backoffice/shared/contract'
import type { Random } from './random.ts'

/* Sends bytes that no client library would send, directly over a connection. */

const HEAD = 'POST /admin/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

/** Bytes that are nearly HTTP. */
export const rawRequest = (r: Random): Buffer =>
  Buffer.from(
    r.weighted<() => string>([
      [
        2,
        () =>
          `${r.pick(['GET', 'get', 'GEЖ', '', 'GET GET'])} ${r.pick(['/admin/salud', '*', 'x', '//', ''])} HTTP/${r.pick(['1.1', '1.0', '2.0', '9', ''])}\r\nHost: x\r\n\r\n`,
      ],
      [
        2,
        () =>
          `${HEAD}Content-Length: ${r.pick(['-1', '1e3', '0x10', '5, 6', '99999999999999999999', ''])}\r\n\r\n{}`,
      ],
      [
        2,
        () =>
          `${HEAD}Transfer-Encoding: chunked\r\n\r\n${r.pick(['x', '-1', 'ffffffffffffffff', '5\r\nab', '2\r\n{}\r\nz'])}\r\n\r\n`,
      ],
      [1, () => `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n`],
      [
        1,
        () => `${HEAD}Transfer-Encoding: ${r.pick(['identity, chunked', 'x', 'chunked, chunked'])}\r\n\r\n{}`,
      ],
      [1, () => `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
      [1, () => `${HEAD}${r.pick(['a', 'a b: c', ': c', 'a:\u0000', 'a: b\nc: d', ' folded: x'])}\r\n\r\n`],
      [1, () => `${HEAD}x-a: ${'a'.repeat(r.pick([8_000, 17_000, 70_000]))}\r\n\r\n`],
      [1, () => `GET /${'a'.repeat(r.pick([5_000, 20_000]))} HTTP/1.1\r\nHost: x\r\n\r\n`],
      [1, () => `GET /admin/salud HTTP/1.1\r\n${'x-h: 1\r\n'.repeat(r.pick([100, 3000]))}\r\n`],
      [1, () => 'GET /admin/salud HTTP/1.1\r\n\r\n'],
      [1, () => `${HEAD}Expect: x\r\nContent-Length: 2\r\n\r\n{}`],
      [1, () => 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
      [1, () => 'GET /admin/salud HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
      [1, () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
      [1, () => String.fromCharCode(...Array.from({ length: 200 }, () => r.int(256)))],
      [1, () => '\u0016\u0003\u0001\u0002\u0000\u0001'],
    ])(),
    'latin1',
  )

/** Sends the bytes, then waits for the end; returns the problems of the answer. */
export async function sendRaw(port: number, bytes: Buffer): Promise<string | null> {
  const text = await new Promise<string>((resolve) => {
    let got = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    // Less than the time limit for headers: a refusal must not make the client wait.
    socket.setTimeout(12_000, () => socket.destroy(new Error('no end')))
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()))
    socket.on('error', (error) => (got ||= error.message === 'no end' ? 'HTTP/1.1 000 no end' : ''))
    socket.on('close', () => resolve(got))
  })
  // Closing the connection without an answer is acceptable for input that is not HTTP.
  if (text === '') return null
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
  if (status === 200) return null
  if (status < 400 || status >= 500) return `status ${status}: ${text.slice(0, 200)}`
  const body = text.slice(text.indexOf('\r\n\r\n') + 4)
  // A second refusal may follow on the same connection: the first is what counts.
  const first = /^\{"msg":"[^"]*"\}/.exec(body)?.[0] ?? body
  try {
    return refusal.safeParse(JSON.parse(first)).success ? null : `no msg: ${text.slice(0, 300)}`
  } catch {
    return `no JSON: ${text.slice(0, 300)}`
  }
}
