import {
  type Access,
  type Call,
  calls,
  capacidades,
  isPlain,
  multipartFiles,
  type CallName,
  type MultipartFile,
  type UsuarioSesion,
} from '../../contract/index.ts'
import { unId, unUsuario } from '../builders.ts'
import type { Data } from './data.ts'
import { emptyData } from './emptyData.ts'
import { exampleOf } from './example.ts'
import { allow, badFields, Refusal, type Context, type Handler, type Input, type Told } from './handler.ts'
import { handlers } from './handlers.ts'
import type { Answer, ReceivedCall } from './http/exchange.ts'
import { Knobs } from './Knobs.ts'
import { breachesOf, plainAnswer } from './plain/section7.ts'

export type BackendKind = 'ours' | 'plain'

/**
 * The admin API in memory. Who may call what, what a request may say, what an answer tells and what is done once only
 * come from the contract. `plain` simulates a strict server of the specification alone: it returns section 7's members,
 * refuses any request that deviates from section 7, and collects the deviations in `breaches` (D38, D45).
 */
export class Backend {
  data: Data
  /** All received calls, the oldest first. */
  readonly calls: ReceivedCall[] = []
  /** Requests to a plain server that deviate from section 7, and keys that every server ignores. */
  readonly breaches: string[] = []
  /** Delays, failures and lost connections for tests. */
  readonly knobs = new Knobs()
  private readonly given = new Map<CallName, Handler<never>>()
  private readonly sessions = new Map<string, string>()
  private readonly former = new Set<string>()
  private readonly done = new Map<string, { asked: string; answer: object }>()
  private made = 0

  readonly kind: BackendKind
  private readonly initial: () => Data

  constructor(kind: BackendKind = 'ours', initial: () => Data = emptyData) {
    this.kind = kind
    this.initial = initial
    this.data = initial()
  }

  /** The extras that the session's answer announces beyond the plain contract (D38). */
  get capacidades(): string[] {
    return this.kind === 'ours' ? [...capacidades] : []
  }

  /**
   * Restores the initial state. Calls from before that arrive late are neither recorded nor answered, so they cannot
   * disturb the next test.
   */
  reset(): void {
    for (const token of this.sessions.keys()) this.former.add(token)
    this.data = this.initial()
    this.calls.length = 0
    this.breaches.length = 0
    this.knobs.reset()
    this.endSessions()
    this.done.clear()
    this.given.clear()
  }

  /** A token for this person, who is added if unknown. */
  signIn(usuario: UsuarioSesion): string {
    const others = this.data.usuarios.filter(({ _id }) => _id !== usuario._id)
    this.data.usuarios = [...others, usuario]
    return this.startSession(usuario)
  }

  /** Ends all sessions: the next call gets a 401 (D36). */
  endSessions(): void {
    this.sessions.clear()
  }

  /**
   * What a call is answered until the next reset, where its rules are not what a test is about. Who may make it and what
   * it may say are checked as ever, and the contract's schema takes what it tells out of the answer.
   */
  answers<K extends CallName>(name: K, handler: (input: Input<K>, context: Context) => Told<K>): void {
    this.given.set(name, handler)
  }

  /** The calls to a path, the oldest first. */
  callsTo(path: string): ReceivedCall[] {
    return this.calls.filter((call) => call.path === path)
  }

  /** The body of the last call to a path. */
  lastBody(path: string): unknown {
    return this.callsTo(path).at(-1)?.body
  }

  /** Returns the answer to a call; null: the connection fails. */
  async handle(call: ReceivedCall): Promise<Answer | null> {
    if (this.former.has(call.headers['x-auth-token'] ?? '')) return new Promise(() => undefined)
    this.calls.push(call)
    const breaches = this.kind === 'plain' ? breachesOf(call) : ignoredKey(call)
    this.breaches.push(...breaches)
    const forced = await this.knobs.before(call.path)
    if (forced !== 'go on') return forced
    if (breaches.length > 0) return { status: 400, body: { msg: breaches.join('; ') } }
    try {
      return { status: 200, body: this.answer(call) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.answer
    }
  }

  private answer(received: ReceivedCall): object {
    const { body, headers } = received
    const name = nameOf(received)
    if (!Object.hasOwn(calls, name) || (this.kind === 'plain' && !isPlain(name)))
      throw new Refusal(404, 'No existe lo que se pidió')
    const { access, request, response, once }: Call = calls[name]
    const token = headers['x-auth-token']
    const usuario = this.authorize(access, token)
    const { data: input, error } = request.safeParse(body ?? undefined)
    if (error) throw invalid(error.issues)
    const context = this.contextFor(usuario, token, fileOf(name, body))
    const handler = (this.given.get(name) ?? handlers[name]) as Handler<unknown> | undefined
    const answer = () => {
      const told = response.parse(handler ? handler(input, context) : exampleOf(response)) as object
      return this.kind === 'plain' ? plainAnswer(name, told) : told
    }
    const key = once && headers['idempotency-key']
    return key ? this.doOnce(`${usuario._id} ${key}`, JSON.stringify([name, body]), answer) : answer()
  }

  // A repeated key gets the first call's answer (D42); a refusal frees it.
  private doOnce(key: string, asked: string, work: () => object): object {
    const first = this.done.get(key) ?? { asked, answer: work() }
    if (first.asked !== asked) throw new Refusal(409, 'Ese Idempotency-Key ya se usó con otros datos')
    this.done.set(key, first)
    return first.answer
  }

  private authorize(access: Access, token: string | undefined): UsuarioSesion {
    if (access === 'publico') return unUsuario({ permisos: {} })
    const id = this.sessions.get(token ?? '')
    const usuario = this.data.usuarios.find(({ _id }) => _id === id)
    if (!usuario) throw new Refusal(401, 'Hay que iniciar sesión')
    if (access !== 'sesion') allow({ usuario }, access)
    return usuario
  }

  private contextFor(usuario: UsuarioSesion, token: string | undefined, file: File | null): Context {
    return {
      ...{ data: this.data, ours: this.kind === 'ours', usuario, file },
      sessions: {
        start: (somebody) => this.startSession(somebody),
        end: () => this.sessions.delete(token ?? ''),
        endOf: (id) => {
          for (const [other, whose] of this.sessions)
            if (whose === id && other !== token) this.sessions.delete(other)
        },
      },
      newId: () => unId(0x1000000 + ++this.made),
      now: () => new Date(Date.UTC(2024, 4, 1, 12) + ++this.made).toISOString(),
    }
  }

  private startSession({ _id }: UsuarioSesion): string {
    // Never reuses a token: an ended session stays ended.
    const token = `token-${++this.made}-${_id}`
    this.sessions.set(token, _id)
    return token
  }
}

const nameOf = ({ method, path }: ReceivedCall) => `${method.toUpperCase()} ${path}` as CallName

/** The server ignores a key on any call that the contract does not do once. */
function ignoredKey(call: ReceivedCall): string[] {
  const { once }: Partial<Call> = calls[nameOf(call)] ?? {}
  return 'idempotency-key' in call.headers && !once ? [`${call.path}: Idempotency-Key is ignored`] : []
}

/** One sentence per field: its first error. */
function invalid(issues: { path: PropertyKey[]; message: string }[]): Refusal {
  const fields = issues.filter(({ path }) => path.length > 0).toReversed()
  if (fields.length === 0) return new Refusal(400, 'El cuerpo debe ser un objeto JSON')
  return badFields(Object.fromEntries(fields.map(({ path, message }) => [String(path[0]), message])))
}

/** The file of a multipart call; an empty file, which forms send when nothing is chosen, counts as none. */
function fileOf(name: CallName, body: unknown): File | null {
  const rule: MultipartFile | undefined = (multipartFiles as Partial<Record<CallName, MultipartFile>>)[name]
  if (!rule) return null
  const value = (body as Record<string, unknown> | null)?.[rule.member]
  const file = value instanceof File && (value.name !== '' || value.size > 0) ? value : null
  if (rule.required && !file) throw badFields({ [rule.member]: 'Hay que elegir un archivo' })
  return file
}
