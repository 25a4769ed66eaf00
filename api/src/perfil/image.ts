import sharp from 'sharp'
import { badFile } from '../uploads/inspect'

const SIDE = 400
/** More than any telephone's camera; a picture of few bytes may claim far more. */
const PIXELS_MAX = 64_000_000

// One thread per picture and none kept: requests are served meanwhile. Only decoders of photos: no SVG, PDF or TIFF.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/**
 * A profile photo made anew from the pixels of what was sent (D30): upright, square, its first frame, and without
 * anything else that the file held, such as the place where it was taken.
 */
export const toPhoto = (bytes: Buffer): Promise<Buffer> =>
  twoAtATime(() =>
    sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .timeout({ seconds: 15 })
      .toBuffer(),
  )

/** Told apart from what is no image, as its person can do something about it. */
const refusalOf = (error: unknown) =>
  /pixel limit/i.test((error as Error | undefined)?.message ?? '')
    ? badFile(413, 'perfil', 'La imagen es demasiado grande; se admiten hasta 64 megapíxeles')
    : badFile(
        415,
        'perfil',
        'El archivo no es una imagen que se pueda leer; se admiten JPG, PNG, WebP, GIF y AVIF',
      )

let running = 0
const waiting: (() => void)[] = []

/** Pixels take far more memory than files do. */
async function twoAtATime(work: () => Promise<Buffer>): Promise<Buffer> {
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
