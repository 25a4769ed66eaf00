import { type Call, type CallName, calls } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { findSession, type Session } from '../auth/session.ts'
import { allowed, refuseOtherTenant } from '../calls/allowed.ts'
import { needsPaso } from '../http/refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The maximum age of a session, however much it is used. */
    sessionDays: number
  }
  interface FastifyRequest {
    session: Session | null
  }
}

/**
 * Guards every route by its declaration; without a declaration the api does not start. The order is 401, 403, then the
 * body's 400, so that a refusal reveals nothing to people without access.
 */
export default fp(async (app: FastifyInstance, { sessionDays }: { sessionDays: number }) => {
  app.decorate('sessionDays', sessionDays)
  app.decorateRequest('session', null)

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} declares no access: use registerCall`)
  })

  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config?.access
    if (!access || access === 'publico') return
    const session = await findSession(app.db, request.headers['x-auth-token'], sessionDays)
    if (session?.faltaPaso && !beforePaso(request.routeOptions.config.call)) throw needsPaso()
    request.session = allowed(session, access)
  })

  app.addHook('preValidation', async (request) => {
    if (request.session) refuseOtherTenant(request.session, request.body)
  })
})

/** Whether a call may be made before a required second step is set up. */
const beforePaso = (name: CallName | undefined): boolean =>
  name !== undefined && (calls[name] as Call).sinPaso === true
