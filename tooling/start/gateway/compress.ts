import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding } from './encoding'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses what is made or changed at run time: a middling level, as somebody is waiting. */
export const compress: Record<Encoding, (body: string | Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipped(body),
}
