import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Text alone: typefaces and pictures are compressed already. */
const worthIt = /\.(js|css|svg|json)$/
/** A smaller answer fits into one packet anyway. */
const tooSmall = 1_000

/** What stands beside a file that never changes again, for the server to send instead. */
export const compressions = ['.gz', '.br'] as const

/**
 * The compressed copy of a file, as small as it gets: that is far too slow to be done for each answer.
 * @returns null where it is not worth it
 */
export function compressed(file: string, bytes: Buffer, end: (typeof compressions)[number]): Buffer | null {
  if (!worthIt.test(file) || bytes.length < tooSmall) return null
  if (end === '.gz') return gzipSync(bytes, { level: 9 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliCompressSync(bytes, { params })
}

/** Puts the compressed copies of these files beside them. */
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
