import { type FastifyReply, type FastifyRequest } from 'fastify'
import { securityHeaders } from './security-headers'

/** Does a call go to the api, so that its answers are JSON? */
export const isApiCall = ({ url }: FastifyRequest) => /^\/admin([/?#]|$)/.test(url)

/** An answer of the gateway's own: a text, or a `msg` where the api would have answered. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, text: string) {
  const [type, body] = isApiCall(request)
    ? ['application/json', JSON.stringify({ msg: text })]
    : ['text/plain', `${text}\n`]
  return (
    reply
      .status(status)
      .headers(securityHeaders(request))
      // A file missing during a release may be there a moment later.
      .header('Cache-Control', 'no-store')
      .type(`${type}; charset=utf-8`)
      .send(body)
  )
}
