import type { Readable } from 'node:stream'
import { type Access, type CallName, type Calls, calls, refusal } from '@backoffice/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Actor, actorOf } from '../audit/repository.ts'
import type { Session } from '../auth/session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    call?: CallName
    /** Its body is a form with a file, which may take long to arrive. */
    upload?: boolean
  }
}

export interface CallContext<N extends CallName> {
  body: z.output<Calls[N]['request']>
  session: Calls[N]['access'] extends 'publico' ? null : Session
  /** Who does it, for the audit. */
  actor: Calls[N]['access'] extends 'publico' ? null : Actor
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<N extends CallName> = Promise<z.output<Calls[N]['response']> | Readable>

/** Serves one call of the contract: method, path, who may make it, validation and document come from there. */
export function registerCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: (context: CallContext<N>) => Answer<N>,
): void {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string]
  const { access, request: body, response } = calls[name]
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
    handler: (request, reply) => {
      const { body, session } = request
      const actor = session && actorOf(session, request)
      return handler({ body, session, actor, request, reply } as unknown as CallContext<N>)
    },
  })
}

/** The text of the OpenAPI document about who may make a call. */
export function describeAccess(access: Access): string {
  if (access === 'publico') return 'Sin sesión.'
  if (access === 'sesion') return 'Con sesión.'
  return `Con sesión y permiso: ${access.join(' o ')}.`
}
