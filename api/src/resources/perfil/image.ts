import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal } from '../../platform/http/refusal.ts'
import { Slots } from '../../platform/http/slots.ts'
import { badFile } from '../../platform/uploads/content/inspect.ts'

const SIDE = 400
const MINIATURA = 96
/** The widest and the highest that a logo is kept. */
const LOGO = [600, 300] as const
/** More than any phone's camera produces; a picture of few bytes may declare far more. */
const PIXELS_MAX = 64_000_000
/** Where the decoder can't give a small picture at once and holds every pixel, and more of a progressive JPEG. */
const WHOLE_PIXELS_MAX = 20_000_000

// One thread per picture and no cache, so that requests are served meanwhile. Only decoders of photos are allowed: no
// SVG, PDF or TIFF.
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

/** The refusal of a photo when the queue is full. */
export const manyPhotos = () =>
  new Refusal(503, 'Se están recibiendo muchas fotos; hay que intentarlo de nuevo en un momento', {
    retryAfter: 10,
  })

/** Pixels take far more memory than the file: 120 MB for the largest that is admitted. */
const decoding = new Slots({ slots: 1, waiting: Infinity, waitMs: 60_000, busy: manyPhotos })

/**
 * Re-creates a profile photo from the pixels of the upload (D30): upright, square, its first frame, and without any
 * other content of the file, such as the location.
 */
export const toPhoto = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, 'perfil', (photo) =>
    photo.resize(SIDE, SIDE, { fit: 'cover', position: 'centre' }).webp({ quality: 82 }),
  )

/** The same of an office's logo, whole and as a PNG, which a PDF can hold. */
export const toLogo = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, 'logo', (logo) =>
    logo.resize(...LOGO, { fit: 'inside', withoutEnlargement: true }).png({ compressionLevel: 9 }),
  )

/** A small picture of a client's file: upright, square, its first frame. */
export const toMiniatura = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, 'archivo', (picture) =>
    picture.resize(MINIATURA, MINIATURA, { fit: 'cover', position: 'centre' }).webp({ quality: 70 }),
  )

const redraw = (bytes: Buffer, campo: string, draw: (upright: Sharp) => Sharp): Promise<Buffer> =>
  decoding.run(async () => {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    try {
      refuseTooLarge(campo, await picture.metadata())
      return await draw(picture.autoOrient()).timeout({ seconds: 15 }).toBuffer()
    } catch (error) {
      throw error instanceof Refusal ? error : refusalOf(campo, error)
    }
  })

function refuseTooLarge(campo: string, { width, height, format, isProgressive }: Metadata): void {
  const inParts = ['jpeg', 'png'].includes(format) && !isProgressive
  if (inParts || width * height <= WHOLE_PIXELS_MAX) return
  const msg =
    'La imagen es demasiado grande; se admiten hasta 20 megapíxeles, o 64 en JPG y PNG que no sean progresivos'
  throw badFile(413, campo, msg)
}

/** Distinguished from other invalid images, because the person can fix it. */
const refusalOf = (campo: string, error: unknown) =>
  /pixel limit/i.test((error as Error | undefined)?.message ?? '')
    ? badFile(413, campo, 'La imagen es demasiado grande; se admiten hasta 64 megapíxeles')
    : badFile(
        415,
        campo,
        'El archivo no es una imagen que se pueda leer; se admiten JPG, PNG, WebP, GIF y AVIF',
      )
