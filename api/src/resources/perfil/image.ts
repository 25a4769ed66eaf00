import sharp from 'sharp'
import { badFile } from '../../platform/uploads/inspect'
import { Slots } from './slots'

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

/** Pixels take far more memory than files do. */
const decoding = new Slots({ slots: 2, waiting: Infinity, waitMs: 60_000 })

/**
 * A profile photo made anew from the pixels of what was sent (D30): upright, square, its first frame, and without
 * anything else that the file held, such as the place where it was taken.
 */
export const toPhoto = (bytes: Buffer): Promise<Buffer> =>
  decoding.run(() =>
    sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .timeout({ seconds: 15 })
      .toBuffer()
      .catch((error: unknown) => {
        throw refusalOf(error)
      }),
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
