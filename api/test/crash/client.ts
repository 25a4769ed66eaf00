import { createHash } from 'node:crypto'
import { pdfPart } from '../multipart.ts'

/** The answer; null: none came. */
export type Outcome = { status: number; body: Record<string, unknown> } | null

/** Calls of one signed-in person over HTTP. */
export class Client {
  /** How often the answer was 503. */
  refused = 0

  readonly port: number
  readonly token: string

  constructor(port: number, token: string) {
    this.port = port
    this.token = token
  }

  post(path: string, body: object): Promise<Outcome> {
    return this.request(path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  }

  upload(path: string, fields: Record<string, string>, content: Buffer): Promise<Outcome> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('archivo', new Blob([content], { type: 'application/pdf' }), 'crash.pdf')
    return this.request(path, { body: form })
  }

  /** The sha-256 of the file at a signed address. */
  async bytesAt(url: string): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.port}${url}`)
    if (response.status !== 200) return `status ${response.status}`
    return sha(Buffer.from(await response.arrayBuffer()))
  }

  private async request(path: string, init: RequestInit): Promise<Outcome> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.port}/admin${path}`, {
        method: 'POST',
        ...init,
        headers: { ...(init.headers as Record<string, string>), 'x-auth-token': this.token },
      })
      if (response.status === 503) this.refused++
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    } catch {
      return null
    }
  }
}

export const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A file that no other one is like. */
export const content = (mark: string, bytes: number): Buffer =>
  Buffer.concat([pdfPart('archivo', mark).content, Buffer.alloc(bytes, `% ${mark}\n`)])
