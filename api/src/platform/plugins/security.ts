import cors from '@fastify/cors'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** The same for what is refused before any hook runs: an address that can't be read. */
export const barePolicy = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** Headers for answers that are data: nothing in them may ever be run, framed or kept. */
export default fp(async (app: FastifyInstance, { corsOrigins }: { corsOrigins: string[] }) => {
  const fromHelmet = await whatHelmetSets({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // A page of another origin shows photos and files.
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // TLS ends in front of the api, and with it the promise of TLS.
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
      exposedHeaders: ['retry-after'],
      maxAge: 600,
    })
  }
})

/**
 * The same for every answer, so it is asked for once: helmet puts it together anew for each request, which took an eighth
 * of this process's time.
 */
async function whatHelmetSets(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify()
  await probe.register(helmet, options)
  probe.get('/', async (_request, reply) => reply.getHeaders())
  return (await probe.inject('/')).json()
}
