import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { badFile, tooLarge } from '../uploads/inspect'
import type { Intake } from '../uploads/register'
import { toPhoto } from './image'
import { placePhoto, type Photo, undoPhoto } from './store-photo'

const MAX_BYTES = 10 * 1024 * 1024

/** Takes a photo in: made anew, and placed in the store until a row claims it (files/loose.ts). */
export const photoIntake = (app: FastifyInstance, orphanMinutes: number): Intake<Photo> => ({
  maxBytes: MAX_BYTES,
  async receive({ stream }, { idLocatario }) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MAX_BYTES) throw tooLarge('perfil', MAX_BYTES)
      chunks.push(chunk)
    }
    if (size === 0) throw badFile(400, 'perfil', 'El archivo está vacío')
    const bytes = await toPhoto(Buffer.concat(chunks))
    const sha256 = createHash('sha256').update(bytes).digest()
    return placePhoto(app, idLocatario, { bytes, sha256 }, orphanMinutes)
  },
  discard: (photo, { idLocatario }) => undoPhoto(app, idLocatario, photo),
})
