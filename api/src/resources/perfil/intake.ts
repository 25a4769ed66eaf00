import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/http/refusal.ts'
import { Slots } from '../../platform/http/slots.ts'
import { badFile, tooLarge } from '../../platform/uploads/content/inspect.ts'
import type { Intake } from '../../platform/uploads/register.ts'
import { manyPhotos, toPhoto } from './image.ts'
import { placePhoto, type Photo, undoPhoto } from './store-photo.ts'

/** The limit of every picture that a person uploads. */
export const MAX_BYTES = 10 * 1024 * 1024
/** The size limit of a photo, which stays in memory from its first byte on because the decoder needs all of it. */
const receiving = new Slots({ slots: 3, waiting: 24, waitMs: 12_000, busy: manyPhotos })
/** How long a slow sender may keep a slot while others wait. */
const SLOW_MS = 20_000

/** Receives a photo, re-creates it, and puts it in the store until a row claims it (files/loose.ts). */
export const photoIntake = (app: FastifyInstance, orphanMinutes: number): Intake<Photo> => ({
  maxBytes: MAX_BYTES,
  async receive({ stream }, { idLocatario }) {
    const bytes = await picture('perfil', stream, toPhoto)
    const sha256 = createHash('sha256').update(bytes).digest()
    return placePhoto(app, idLocatario, { bytes, sha256 }, orphanMinutes)
  },
  discard: (photo, { idLocatario }) => undoPhoto(app, idLocatario, photo),
})

/** Receives a picture whole and redraws it. */
export const picture = (
  campo: string,
  stream: Readable,
  redraw: (bytes: Buffer) => Promise<Buffer>,
): Promise<Buffer> =>
  // Wait before reading the first byte: until then the file stays on the network.
  receiving.run(() => inBlock(async (block) => redraw(await inMemory(campo, stream, block))))

/** Blocks for the photos that wait: new ones would pile up until the garbage of the last ones is collected. */
const blocks: Buffer[] = []

/** Lends a block of memory, of which pages that are never written take none. */
async function inBlock<T>(work: (block: Buffer) => Promise<T>): Promise<T> {
  const block = blocks.pop() ?? Buffer.allocUnsafeSlow(MAX_BYTES)
  try {
    return await work(block)
  } finally {
    if (receiving.waiting > 0) blocks.push(block)
    else blocks.length = 0
  }
}

async function inMemory(campo: string, stream: Readable, bytes: Buffer): Promise<Buffer> {
  const slow = setInterval(() => {
    if (receiving.waiting > 0) stream.destroy(tooSlow())
  }, SLOW_MS)
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (size + chunk.length > MAX_BYTES) throw tooLarge(campo, MAX_BYTES)
      size += chunk.copy(bytes, size)
    }
  } finally {
    clearInterval(slow)
  }
  if (size === 0) throw badFile(400, campo, 'El archivo está vacío')
  return bytes.subarray(0, size)
}

const tooSlow = () =>
  new Refusal(
    408,
    'La foto llega muy despacio y hay otras en espera; hay que intentarlo de nuevo en un momento',
  )
