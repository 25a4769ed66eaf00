import cors from '@fastify/cors'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Also sent for requests refused before any hook runs: malformed addresses. */
export const barePolicy = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** Headers for answers that are data: browsers must never execute, frame or cache them. */
export default fp(async (app: FastifyInstance, { corsOrigins }: { corsOrigins: string[] }) => {
  const fromHelmet = await whatHelmetSets({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Pages of other origins show photos and files.
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // TLS ends in front of the api, so the proxy sends the header about it.
    strictTransportSecurity: false,
  })
  const policy = { ...fromHelmet, 'cache-control': 'no-store' }
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(policy)
  })
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'POST'],
      allowedHeaders: ['content-type', 'x-auth-token', 'idempotency-key'],
      // The page's «hoy» follows the server's clock.
      exposedHeaders: ['date', 'retry-after'],
      maxAge: 600,
    })
  }
})

/**
 * Identical for every answer, so computed once: helmet rebuilds it for each request, which took an eighth of this
 * process's time.
 */
async function whatHelmetSets(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify()
  await probe.register(helmet, options)
  probe.get('/', async (_request, reply) => reply.getHeaders())
  return (await probe.inject('/')).json()
}
