import type { z } from 'zod'
import type { CallName, Calls, UsuarioSesion } from '../../contract/index.ts'
import type { Data } from './data.ts'

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
}

export interface Sessions {
  /** Creates a token for this person. */
  start(usuario: UsuarioSesion): string
  /** Ends this session. */
  end(): void
  /** Ends all sessions of a person, except this one. */
  endOf(id: string): void
}

/** Handles one call: receives the parsed body, returns the contract's answer. */
export type Handler<K extends CallName> = (
  input: z.output<Calls[K]['request']>,
  context: Context,
) => z.input<Calls[K]['response']>

export type Handlers<K extends CallName = CallName> = { [N in K]: Handler<N> }

/** The handlers of some calls, by path: `HandlersFor<'/clientes/crear' | '/clientes/editar'>`. */
export type HandlersFor<P extends string> = Handlers<Extract<CallName, `${string} ${P}`>>

/** The calls whose path starts with the prefix: `HandlersUnder<'asesorias'>`. */
export type HandlersUnder<R extends string> = HandlersFor<`/${R}/${string}`>

/** A refusal with its status and sentence (D24). */
export class Refusal extends Error {
  readonly status: number
  readonly msg: string
  readonly campos?: Record<string, string>

  constructor(status: number, msg: string, campos?: Record<string, string>) {
    super(msg)
    this.status = status
    this.msg = msg
    this.campos = campos
  }
}
