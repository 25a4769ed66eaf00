import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'

/** Further JSON to serve; null: the query is invalid. */
export type Answerer = (query: URLSearchParams) => Promise<unknown>

/**
 * Serves /metrics on a separate address, so that no gateway can forward it by mistake. It is a second server instead of
 * a route: it serves only that and what `more` adds, and stays out of the limits and logs of requests.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
  more: Record<string, Answerer> = {},
): Promise<Server> {
  const asText = async (response: ServerResponse) =>
    send(response, 200, registry.contentType, await registry.metrics())
  const asJson = async (response: ServerResponse, answer: unknown) =>
    send(response, answer === null ? 400 : 200, 'application/json; charset=utf-8', JSON.stringify(answer))

  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    const [pathname = '', query] = (request.url ?? '').split('?')
    const answerer = Object.hasOwn(more, pathname) ? more[pathname] : undefined
    if (request.method !== 'GET' || !(pathname === '/metrics' || answerer)) {
      response.writeHead(404).end()
      return
    }
    const told = answerer
      ? answerer(new URLSearchParams(query)).then((answer) => asJson(response, answer))
      : asText(response)
    told.catch(() => response.writeHead(500).end())
  })
  server.listen(port, host)
  await once(server, 'listening')
  // An open connection must not keep a finished process alive.
  server.unref()
  return server
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
}
