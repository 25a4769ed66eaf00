import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Database } from '../database/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
  }
}

export default fp(async (app: FastifyInstance, { db }: { db: Database }) => {
  app.decorate('db', db)
})
