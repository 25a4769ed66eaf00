import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Span {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
}

interface Sent {
  resourceSpans: {
    scopeSpans: { spans: (Omit<Span, 'attributes'> & { attributes: { key: string; value: object }[] })[] }[]
  }[]
}

/** A receiver of traces: OTLP over HTTP, in its JSON form. */
export class Receiver {
  readonly spans: Span[] = []
  /** What came, to the letter. */
  readonly bodies: string[] = []
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        if (request.url === '/v1/traces') this.take(body)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver()
    receiver.server.listen(0, '127.0.0.1')
    await once(receiver.server, 'listening')
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** The spans under this one, at any depth. */
  below(span: Span): Span[] {
    const children = this.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId)
    return children.flatMap((child) => [child, ...this.below(child)])
  }

  private take(body: string): void {
    this.bodies.push(body)
    const { resourceSpans } = JSON.parse(body) as Sent
    for (const { attributes, ...span } of resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ))
      this.spans.push({
        ...span,
        attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      })
  }
}
