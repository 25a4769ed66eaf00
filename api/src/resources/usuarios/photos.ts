import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type PhotoUrl, photoUrls } from './photo-url'

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of a user's photo. */
    photoUrl: PhotoUrl
  }
}

/** Addresses of photos, for every call that tells a user. Needs downloads. */
export default fp(async (app: FastifyInstance) => {
  app.decorate('photoUrl', photoUrls(app))
  // Reads the key now: calls sign inside their transactions, where a second connection may be long in coming.
  app.addHook('onReady', async () => void (await app.sign({}, 1).catch(() => {})))
})
