import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type TestContext } from 'node:test'
import { gatewayOver, listening } from '../testing/index.ts'
import { type GatewayOptions } from '../index.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A gateway in front of an api made of one function. */
export async function before(t: TestContext, handler: Handler, options: Partial<GatewayOptions> = {}) {
  const { port } = new URL(await listening(t, createServer(handler)))
  return gatewayOver(t, { api: () => ({ host: '127.0.0.1', port: Number(port) }), ...options })
}
