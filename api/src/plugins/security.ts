import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
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
  await app.register(helmet, {
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
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
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
