import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Only text: typefaces and pictures are compressed already. */
const worthIt = /\.(js|css|svg|json)$/
/** A smaller answer fits into one packet anyway. */
const tooSmall = 1_000

/** The compressed copies beside an immutable file, which the server sends instead of it. */
export const compressions = ['.gz', '.br'] as const

/** Compresses as far as possible, which is far too slow for each answer; null if it is not worth it. */
export function compressed(file: string, bytes: Buffer, end: (typeof compressions)[number]): Buffer | null {
  if (!worthIt.test(file) || bytes.length < tooSmall) return null
  if (end === '.gz') return gzipSync(bytes, { level: 9 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliCompressSync(bytes, { params })
}

export function precompress(folder: string, files: string[]): void {
  for (const file of files) {
    const source = path.join(folder, file)
    for (const end of compressions) {
      if (existsSync(source + end)) continue
      const bytes = compressed(file, readFileSync(source), end)
      if (bytes) writeFileSync(source + end, bytes)
    }
  }
}
