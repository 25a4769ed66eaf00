import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { FileStore } from '../files/store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    files: FileStore
  }
}

export default fp(async (app: FastifyInstance, { files }: { files: FileStore }) => {
  app.decorate('files', files)
})
