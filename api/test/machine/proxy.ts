import { createServer, type AddressInfo, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Connection } from '../../src/platform/database/connect.ts'

/** A proxy to the database that can stop answering, like a server that hangs or whose cable is pulled. */
export class Proxy {
  private readonly sockets = new Set<Socket>()
  private mode: 'open' | 'hanging' | 'closed' = 'open'
  private readonly server = createServer((client) => this.join(client))

  private readonly target: Connection

  constructor(target: Connection) {
    this.target = target
  }

  async start(): Promise<Connection> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening')
    const { port } = this.server.address() as AddressInfo
    const { target } = this
    if (typeof target !== 'string') return { ...target, host: '127.0.0.1', port }
    const url = new URL(target)
    url.host = `127.0.0.1:${port}`
    return url.href
  }

  /** Stops forwarding without notice to either side. */
  hang(): void {
    this.mode = 'hanging'
    for (const socket of this.sockets) socket.pause()
  }

  /** Connections break, and new ones are refused at once. */
  close(): void {
    this.mode = 'closed'
    for (const socket of this.sockets) socket.destroy()
  }

  open(): void {
    this.mode = 'open'
    for (const socket of this.sockets) socket.resume()
  }

  stop(): void {
    this.close()
    this.server.close()
  }

  private join(client: Socket): void {
    if (this.mode === 'closed') return void client.destroy()
    const { target } = this
    const server =
      typeof target === 'string'
        ? connect(Number(new URL(target).port || 5432), new URL(target).hostname)
        : connect(`${target.host}/.s.PGSQL.5432`)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => {})
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
      if (this.mode === 'hanging') from.pause()
    }
  }
}
