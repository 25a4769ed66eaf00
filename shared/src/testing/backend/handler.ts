import type { z } from 'zod'
import type { CallName, Calls, UsuarioSesion } from '../../contract/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import type { Data } from './data.ts'
import type { Answer } from './http/exchange.ts'

/** The context of a call, besides its body. */
export interface Context {
  data: Data
  /** false: a server of the plain contract (D38). */
  ours: boolean
  /** The signed-in person; calls without a session get a person without permissions. */
  usuario: UsuarioSesion
  sessions: Sessions
  /** The file of a multipart body; null: the call has none. */
  file: File | null
  newId(): string
  /** The time of what is done here; it moves on with each new id. */
  now(): string
}

export interface Sessions {
  /** Creates a token for this person. */
  start(usuario: UsuarioSesion): string
  /** Ends this session. */
  end(): void
  /** Ends all sessions of a person, except this one. */
  endOf(id: string): void
}

/** What a call receives, as its schema leaves it. */
export type Input<K extends CallName> = z.output<Calls[K]['request']>

/** What a call answers, as the contract writes it. */
export type Told<K extends CallName> = z.input<Calls[K]['response']>

/** Handles one call. The contract's schema takes what it tells out of the answer. */
export type Handler<I = object> = (input: I, context: Context) => object

export type Handlers<K extends CallName = CallName> = { [N in K]: Handler<Input<N>> }

/** A refusal with its status, its sentence, and what else it says (D24). */
export class Refusal extends Error {
  readonly answer: Answer

  constructor(status: number, msg: string, more: object = {}) {
    super(msg)
    this.answer = { status, body: { msg, ...more } }
  }
}

export const badFields = (campos: Record<string, string>) =>
  new Refusal(400, 'Hay datos que no son válidos', { campos })

/** Refuses a person without any of these permissions. */
export function allow({ usuario }: Pick<Context, 'usuario'>, permisos: readonly string[]): void {
  if (permisos.some((permiso) => hasPermission(usuario, permiso))) return
  throw new Refusal(403, 'No hay permiso para hacer esto')
}
