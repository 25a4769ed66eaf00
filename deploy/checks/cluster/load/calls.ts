import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../../../tooling/patience/patience.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each caller reads what its call answers
export type Answer = { status: number; body: any } | null

export interface Ask {
  token?: string
  /** Idempotency-Key. */
  key?: string
}

/** Calls through the gateway, and what their answers were. */
export class Calls {
  readonly statuses: Record<string, number> = {}
  /** Answers that no outage excuses. */
  readonly wrong: string[] = []
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  post(path: string, body: object | FormData, { token = '', key }: Ask = {}): Promise<Answer> {
    const isForm = body instanceof FormData
    return this.request(path, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: {
        'x-auth-token': token,
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
    })
  }

  /** A file at a signed address, whole; null otherwise. */
  async file(url: string): Promise<Buffer | null> {
    const answer = await this.request(url, {}, (response) => response.arrayBuffer())
    return answer?.status === 200 ? Buffer.from(answer.body as ArrayBuffer) : null
  }

  /** The same call, as the page repeats it, until it is answered or nobody would try it any more. */
  async insist(path: string, body: object, ask: Ask = {}): Promise<Answer> {
    const until = performance.now() + patient(40_000)
    for (;;) {
      const answer = await this.post(path, body, ask)
      if (answer && answer.status < 500) return answer
      if (performance.now() > until) return null
      await sleep(500)
    }
  }

  private async request(
    path: string,
    init: RequestInit,
    read = (response: Response): Promise<unknown> => response.json(),
  ): Promise<Answer> {
    const address = path.startsWith('/admin') ? path : `/admin${path}`
    try {
      const response = await fetch(this.url + address, {
        ...init,
        signal: AbortSignal.timeout(patient(45_000)),
      })
      const { status, headers, ok } = response
      // A 502 is the gateway's word for an api that died before its answer: nobody can know more.
      const isOutage = status === 502 || (status === 503 && headers.has('retry-after'))
      // A list that broke off keeps its person's turn for some seconds.
      const isTurn = status === 429 && path.endsWith('/exportar')
      const body = ok ? await read(response) : await response.json()
      this.note(String(status))
      if (!ok && !isOutage && !isTurn)
        this.wrong.push(`${status} ${address.split('?')[0]}: ${JSON.stringify(body)}`)
      return { status, body }
    } catch {
      this.note('sin respuesta')
      return null
    }
  }

  private note(what: string): void {
    this.statuses[what] = (this.statuses[what] ?? 0) + 1
  }
}
