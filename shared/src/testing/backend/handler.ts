import type { z } from 'zod'
import type { CallName, Calls, UsuarioSesion } from '../../contract'
import type { Data } from './data'

/** What a call knows besides its body. */
export interface Context {
  data: Data
  /** false: a server of the plain contract (D38). */
  ours: boolean
  /** Who is signed in; calls without a session get somebody who may do nothing. */
  usuario: UsuarioSesion
  sessions: Sessions
  /** The file of a multipart body; null: none came along. */
  file: File | null
  newId(): string
}

export interface Sessions {
  /** A token for this person. */
  start(usuario: UsuarioSesion): string
  /** This one. */
  end(): void
  /** All of somebody's, but this one if it is theirs. */
  endOf(id: string): void
}

/** One call: its body as the schema leaves it, its answer as the contract has it. */
export type Handler<K extends CallName> = (
  input: z.output<Calls[K]['request']>,
  context: Context,
) => z.input<Calls[K]['response']>

export type Handlers<K extends CallName = CallName> = { [N in K]: Handler<N> }

/** Some calls by their paths: `HandlersFor<'/clientes/crear' | '/clientes/editar'>`. */
export type HandlersFor<P extends string> = Handlers<Extract<CallName, `${string} ${P}`>>

/** The calls whose path starts so: `HandlersUnder<'asesorias'>`. */
export type HandlersUnder<R extends string> = HandlersFor<`/${R}/${string}`>

/** A refusal with its status and sentence (D24). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly msg: string,
    readonly campos?: Record<string, string>,
  ) {
    super(msg)
  }
}
