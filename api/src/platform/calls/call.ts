import type { Readable } from 'node:stream'
import { type CallName, type Calls, calls, refusal } from '@backoffice/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Session } from '../auth/session.ts'

/** Who may make a call: everyone, everyone signed in, or people with one of these permissions (D23). */
export type Access = 'publico' | 'sesion' | readonly [string, ...string[]]

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    call?: CallName
    /** Its body is a form with a file, which may take long to arrive. */
    upload?: boolean
  }
}

export interface CallContext<N extends CallName, S = Session> {
  body: z.output<Calls[N]['request']>
  session: S
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<N extends CallName> = Promise<z.output<Calls[N]['response']> | Readable>

/**
 * Serves one call of the contract to signed-in people: method, path, validation and document come from the contract.
 */
export function registerCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  access: Exclude<Access, 'publico'>,
  handler: (context: CallContext<N>) => Answer<N>,
): void {
  register(app, name, access, (request, reply) =>
    handler({ body: request.body as never, session: request.session as Session, request, reply }),
  )
}

/** Serves a call that needs no session. */
export function registerPublicCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: (context: CallContext<N, null>) => Answer<N>,
): void {
  register(app, name, 'publico', (request, reply) =>
    handler({ body: request.body as never, session: null, request, reply }),
  )
}

function register(
  app: FastifyInstance,
  name: CallName,
  access: Access,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string]
  const { request: body, response } = calls[name]
  app.route({
    method,
    url: path,
    config: { access, call: name },
    schema: {
      tags: [path.split('/')[1] ?? ''],
      description: describeAccess(access),
      ...(method === 'POST' && { body }),
      ...(access !== 'publico' && { security: [{ token: [] }] }),
      response: { 200: response, '4xx': refusal },
    },
    handler,
  })
}

/** The text of the OpenAPI document about who may make a call. */
export function describeAccess(access: Access): string {
  if (access === 'publico') return 'Sin sesión.'
  if (access === 'sesion') return 'Con sesión.'
  return `Con sesión y permiso: ${access.join(' o ')}.`
}
