import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../tooling/patience/patience.ts'
import type { TestApi } from './api.ts'

/** A raw connection to a listening api, for senders that stall, abort or never end. */
export async function openSocket(api: TestApi) {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = api.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => {})
  return Object.assign(socket, {
    /** Waits for this text, or for the end of the connection; returns and consumes what has arrived. */
    async until(what: RegExp): Promise<string> {
      const giveUp = performance.now() + patient(15_000)
      while (!what.test(text) && !socket.closed && performance.now() < giveUp) await sleep(10)
      const read = text
      text = ''
      return read
    },
  })
}

/** The head of a request; without a length the body is chunked. */
export const head = (path: string, token: string, contentType: string, length?: number) =>
  `POST /admin${path} HTTP/1.1\r\nHost: x\r\nx-auth-token: ${token}\r\nContent-Type: ${contentType}\r\n` +
  `${length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`

export const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
