import type { InjectOptions } from 'fastify'
import type { TestApi } from '../api.ts'
import type { Answer, Checker } from './check.ts'
import { type Kind, KINDS, type Memory } from './ids.ts'
import type { Plan } from './plan.ts'

const KEPT = 40

/** Sends the requests of one lane in order, as one tenant, and collects values from the answers. */
export class Lane {
  private readonly memory = new Map<Memory, string[]>()
  private version = 1
  token = ''
  /** A text in this tenant's data and in no request: no other tenant may ever see it. */
  readonly secret = `secreto-${crypto.randomUUID()}`
  others: Lane[] = []

  private readonly api: TestApi
  private readonly checker: Checker

  constructor(api: TestApi, checker: Checker) {
    this.api = api
    this.checker = checker
  }

  remember(kind: Memory, value: string): void {
    const known = this.memory.get(kind) ?? []
    this.memory.set(kind, [...known.slice(1 - KEPT), value])
  }

  recall(kind: Memory, which: string): string {
    const known = this.memory.get(kind)
    if (!known?.length)
      return kind === 'url' ? '/admin/descargas/ninguna' : '01900000-0000-7000-8000-000000000999'
    return (which === 'last' ? known.at(-1) : known[Number(which) % known.length]) as string
  }

  /** Sends one request; returns its status and the problems of the answer. */
  async send(plan: Plan): Promise<{ status: number; faults: string[]; ms: number }> {
    const headers = Object.fromEntries(
      Object.entries(plan.headers).map(([k, v]) => [
        k,
        Array.isArray(v) ? v.map((x) => this.fill(x)) : this.fill(v),
      ]),
    )
    const payload = plan.payload && Buffer.from(this.fill(plan.payload.toString('latin1')), 'latin1')
    const started = performance.now()
    const response = await this.api.app.inject({
      method: plan.method as NonNullable<InjectOptions['method']>,
      url: this.fill(plan.url),
      headers,
      remoteAddress: plan.from,
      ...(payload && { payload }),
    })
    const ms = performance.now() - started
    const answer: Answer = {
      status: response.statusCode,
      headers: response.headers,
      payload: response.payload,
    }
    const faults = this.checker.faults(plan, answer)
    if (this.others.some(({ secret }) => answer.payload.includes(secret)))
      faults.push("shows another tenant's data")
    // The request hangs: a busy machine takes a second, and statements are limited to 20.
    if (ms > 15_000) faults.push(`took ${Math.round(ms)} ms`)
    if (answer.status === 200 && plan.method !== 'HEAD') this.learn(plan, answer.payload)
    if (answer.status === 200 && plan.call?.includes('/eliminar')) this.forget(payload)
    return { status: answer.status, faults, ms }
  }

  private fill(text: string): string {
    if (!text.includes('@@')) return text
    return text
      .replaceAll('"@@version@@"', String(this.version))
      .replaceAll('@@version@@', String(this.version))
      .replaceAll('@@token@@', this.token)
      .replace(/@@(\w+):(\w+)@@/g, (_all, kind: string, which: string) => {
        if (kind !== 'ajeno') return this.recall(kind as Memory, which)
        const other = this.others[Number(which) % this.others.length]
        return other?.recall(KINDS[Number(which) % KINDS.length] as Kind, which) ?? 'x'
      })
  }

  /** Only sequences use deleted records again. */
  private forget(payload: Buffer | null): void {
    const sent = JSON.parse(payload?.toString() ?? '{}') as {
      id?: string
      id_archivo?: string
      id_nota?: string
    }
    const id = sent.id_nota ?? sent.id_archivo ?? sent.id
    for (const [kind, known] of this.memory) {
      if (known.at(-1) !== id)
        this.memory.set(
          kind,
          known.filter((other) => other !== id),
        )
    }
  }

  private learn(plan: Plan, payload: string): void {
    const call = plan.call ?? ''
    if (!call || call.includes('openapi')) return
    const body = JSON.parse(payload) as Record<string, unknown>
    const kindByCall = call.includes('/asesorias/') ? 'asesoria' : 'cliente'
    if (typeof body._id === 'string') this.remember(kindByCall, body._id)
    if (typeof body.url === 'string') this.remember('url', body.url)
    if (typeof body.codigo === 'string') this.remember('ticket', body.codigo)
    const cursor = body.cursor_ultimo ?? body.siguiente
    if (typeof cursor === 'string') this.remember('cursor', cursor)
    for (const kind of [
      'usuario',
      'membresia',
      'contratacion',
      'pago',
      'asesoria',
      'cliente',
      'archivo',
      'nota',
      'lote',
      'importacion',
      'union',
    ] as const) {
      const record = body[kind] as { _id?: string; version?: number; url?: string | null } | undefined
      if (typeof record !== 'object') continue
      if (record._id) this.remember(kind, record._id)
      if (record.version) this.version = record.version
      if (record.url) this.remember('url', record.url)
    }
    const archivos = body.archivos as { _id: string }[] | undefined
    if (call.includes('crear_archivo') && archivos?.[0]) this.remember('archivo', archivos[0]._id)
  }
}
