import { Refusal } from '../../../platform/http/refusal.ts'
import { Slots } from '../../../platform/http/slots.ts'
import { toMiniatura } from '../../perfil/image.ts'

const busy = () =>
  new Refusal(503, 'Se están preparando muchas imágenes; hay que intentarlo de nuevo en un momento', {
    retryAfter: 5,
  })

/** One file at a time is in memory; its pixels wait for those of photos (perfil/image.ts). */
const drawing = new Slots({ slots: 1, waiting: 60, waitMs: 20_000, busy })

/** Waits for its turn before it reads the bytes. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => drawing.run(work)

/** The small picture of a picture; null if it can't be read. */
export async function drawn(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await toMiniatura(bytes)
  } catch (error) {
    // Not that too many wait: another time it may be read.
    if (error instanceof Refusal && error.status !== 503) return null
    throw error
  }
}
