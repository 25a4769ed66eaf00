import { isDeepStrictEqual } from 'node:util'
import { calls, refusal } from '@backoffice/shared/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Document } from './document.ts'
import type { Plan } from './plan.ts'

// Zod's sentences in both languages, what JSON calls things, and what only developers say.
const NOT_FOR_PEOPLE =
  /\b(the|is|are|must|should|invalid|expected|received|required|too|small|big|string|number|object|array|undefined|null|nan|input|unrecognized|failed|unexpected|uuid|regex|query|column|relation|constraint|syntax)\b|se esperaba|Entrada inválida|recibid|\[object/i

/** Whether a text of a refusal is one that staff can understand: Spanish, and nothing of what the server is made of. */
export const isSentence = (text: string): boolean => !NOT_FOR_PEOPLE.test(text) && /^[A-ZÁÉÍÓÚÑ«¿]/.test(text)

export interface Answer {
  status: number
  headers: Record<string, unknown>
  payload: string
}

const LEAK = /node_modules|\.[jt]s:\d|\bat \w+ \(|\/(home|root|tmp|usr|var|work)\/|pg_|SQLSTATE/

/** The problems of an answer, whatever the request was. */
export class Checker {
  private readonly ajv = new Ajv2020({ strict: false, formats: { uuid: true, 'date-time': true } })
  private readonly compiled = new Map<string, ValidateFunction>()

  constructor(document: Document) {
    this.ajv.addSchema(document, 'api')
  }

  faults(plan: Plan, answer: Answer): string[] {
    const { status, headers, payload } = answer
    const faults: string[] = []
    if (status >= 500) faults.push(`status ${status}`)
    if (plan.expect && !plan.expect.includes(status))
      faults.push(`status ${status} instead of ${plan.expect.join()}`)
    for (const name of [
      'x-request-id',
      'x-content-type-options',
      'cache-control',
      'content-security-policy',
    ]) {
      if (!headers[name]) faults.push(`no ${name}`)
    }
    if (plan.method === 'HEAD' || status === 204 || status === 304) return faults
    const isFile = status === 200 && plan.url.startsWith('/admin/descargas/')
    if (plan.note === 'download' || isFile)
      return status === 200 ? faults : [...faults, ...this.refusal(payload)]
    const isJson = String(headers['content-type']).startsWith('application/json')
    if (!isJson) return [...faults, `content type ${String(headers['content-type'])}`]
    if (status >= 400) faults.push(...this.refusal(payload))
    else if (plan.call) faults.push(...this.success(plan, payload))
    return faults
  }

  private success(plan: Plan, payload: string): string[] {
    const body = parse(payload)
    const call = plan.call as NonNullable<Plan['call']>
    const known = calls[call].response.safeParse(body)
    const faults: string[] = []
    if (!known.success) faults.push(`not the contract's answer: ${known.error.message.slice(0, 300)}`)
    else if (!isDeepStrictEqual(known.data, body)) faults.push('more than the contract answers')
    const [method = '', path = ''] = call.split(' ')
    faults.push(
      ...this.documented(`~1admin${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200`, body),
    )
    return faults
  }

  private refusal(payload: string): string[] {
    const body = parse(payload)
    const known = refusal.safeParse(body)
    if (!known.success || !isDeepStrictEqual(known.data, body))
      return [`a refusal without msg: ${payload.slice(0, 200)}`]
    const sentences = [known.data.msg, ...Object.values(known.data.campos ?? {})]
    return [
      ...sentences.filter((s) => !isSentence(s)).map((s) => `no sentence for people: ${s}`),
      ...(LEAK.test(payload) ? [`tells of the inside: ${payload.slice(0, 300)}`] : []),
    ]
  }

  private documented(pointer: string, body: unknown): string[] {
    let validate = this.compiled.get(pointer)
    if (!validate) {
      validate = this.ajv.compile({ $ref: `api#/paths/${pointer}/content/application~1json/schema` })
      this.compiled.set(pointer, validate)
    }
    return validate(body)
      ? []
      : [`not the document's answer: ${this.ajv.errorsText(validate.errors).slice(0, 300)}`]
  }
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload) as unknown
  } catch {
    return undefined
  }
}
