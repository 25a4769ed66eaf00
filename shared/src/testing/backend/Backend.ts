import {
  type Call,
  calls,
  capacidades,
  isPlain,
  multipartFiles,
  type CallName,
  type MultipartFile,
  type UsuarioSesion,
} from '../../contract/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import { unId, unUsuario } from '../builders.ts'
import { noFile } from './archivos.ts'
import type { Data } from './data.ts'
import { emptyData } from './emptyData.ts'
import type { Answer, ReceivedCall } from './exchange.ts'
import { Refusal, type Context } from './handler.ts'
import { handlers } from './handlers.ts'
import { Knobs } from './Knobs.ts'
import { asPlain } from './plain.ts'
import { breachesOf, plainMembers } from './section7.ts'

export type BackendKind = 'ours' | 'plain'

/**
 * The admin API in memory: it obeys the contract's schemas and records its calls. `plain` simulates a strict server of
 * the specification alone: it returns section 7's members, refuses any request that deviates from section 7, and
 * collects the deviations in `breaches` (D38, D45).
 */
export class Backend {
  data: Data
  /** All received calls, the oldest first. */
  readonly calls: ReceivedCall[] = []
  /** Requests to a plain server that deviate from section 7, and keys that every server ignores. */
  readonly breaches: string[] = []
  /** Delays, failures and lost connections for tests. */
  readonly knobs = new Knobs()
  private readonly sessions = new Map<string, string>()
  private readonly former = new Set<string>()
  private readonly onceAnswered = new Map<string, Answer>()
  private created = 0
  private started = 0

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
    this.onceAnswered.clear()
    this.created = 0
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
      return this.answerOnce(call)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, msg, campos } = error
      return { status, body: { msg, ...(campos && { campos }) } }
    }
  }

  // A repeated key gets the first call's answer (D42).
  private answerOnce(call: ReceivedCall): Answer {
    const key = call.headers['idempotency-key']
    const before = key === undefined ? undefined : this.onceAnswered.get(key)
    if (before) return before
    const answer = this.answer(call)
    if (key !== undefined && this.kind === 'ours') this.onceAnswered.set(key, answer)
    return answer
  }

  private answer({ method, path, body, headers }: ReceivedCall): Answer {
    const name = `${method.toUpperCase()} ${path}` as CallName
    if (!(name in handlers) || (this.kind === 'plain' && !isPlain(name))) {
      throw new Refusal(404, 'No existe lo que se pidió')
    }
    const usuario = this.authorize(name, headers['x-auth-token'])
    const parsed = calls[name].request.safeParse(body ?? undefined)
    if (!parsed.success) {
      const campos = Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
      )
      throw new Refusal(400, 'Hay datos que corregir', campos)
    }
    const handler = handlers[name] as (input: unknown, context: Context) => unknown
    const context = { ...this.contextFor(usuario, headers['x-auth-token']), file: fileOf(name, body) }
    const answer = handler(parsed.data, context) as object
    const told = this.kind === 'plain' ? asPlain(plainMembers(name, answer)) : structuredClone(answer)
    return { status: 200, body: told }
  }

  private authorize(name: CallName, token: string | undefined): UsuarioSesion {
    const { access }: Call = calls[name]
    if (access === 'publico') return unUsuario({ permisos: {} })
    const id = this.sessions.get(token ?? '')
    const usuario = this.data.usuarios.find(({ _id }) => _id === id)
    if (!usuario) throw new Refusal(401, 'La sesión terminó')
    if (access !== 'sesion' && !access.some((permission) => hasPermission(usuario, permission))) {
      throw new Refusal(403, 'No hay permiso para hacer esto')
    }
    return usuario
  }

  private contextFor(usuario: UsuarioSesion, token: string | undefined): Omit<Context, 'file'> {
    return {
      data: this.data,
      ours: this.kind === 'ours',
      usuario,
      sessions: {
        start: (somebody) => this.startSession(somebody),
        end: () => this.sessions.delete(token ?? ''),
        endOf: (id) => {
          for (const [other, whose] of this.sessions)
            if (whose === id && other !== token) this.sessions.delete(other)
        },
      },
      newId: () => unId(0x1000000 + ++this.created),
    }
  }

  private startSession({ _id }: UsuarioSesion): string {
    // Never reuses a token: an ended session stays ended.
    const token = `token-${++this.started}-${_id}`
    this.sessions.set(token, _id)
    return token
  }
}

/** The server ignores a key on any other call: only calls that create or add up something carry one (D42). */
const ignoredKey = ({ path, headers }: ReceivedCall): string[] =>
  'idempotency-key' in headers && !/\/(crear(_[a-z]+)?|telemetria)$/.test(path)
    ? [`${path}: Idempotency-Key is ignored`]
    : []

/** The file of a multipart call; an empty file, which forms send when nothing is chosen, counts as none. */
function fileOf(name: CallName, body: unknown): File | null {
  const rule: MultipartFile | undefined = (multipartFiles as Partial<Record<CallName, MultipartFile>>)[name]
  if (!rule) return null
  const value = (body as Record<string, unknown> | null)?.[rule.member]
  const file = value instanceof File && (value.name !== '' || value.size > 0) ? value : null
  if (rule.required && !file) throw noFile(rule.member)
  return file
}
