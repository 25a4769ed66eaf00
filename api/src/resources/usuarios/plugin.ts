import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type PhotoUrl, photoUrls } from './photo-url.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of a user's photo. */
    photoUrl: PhotoUrl
  }
}

/** Addresses of photos, for every call that returns a user. Requires downloads. */
export default fp(async (app: FastifyInstance) => {
  app.decorate('photoUrl', photoUrls(app))
  // Reads the key now, because calls sign inside their transactions, where a second connection could take long.
  app.addHook('onReady', async () => void (await app.sign({}, 1).catch(() => {})))
})
