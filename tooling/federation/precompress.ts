import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { replaceFile } from './site-files'

/** Text alone: typefaces and pictures are compressed already. */
const worthIt = /\.(js|css|svg|json)$/
/** A smaller answer fits into one packet anyway. */
const tooSmall = 1_000

/**
 * Puts `.br` and `.gz` beside files that never change again, for the server to send instead: the best compression is
 * far too slow to be done for each answer.
 */
export function precompress(folder: string, files: string[]): void {
  for (const file of files) {
    const source = path.join(folder, file)
    if (!worthIt.test(file) || statSync(source).size < tooSmall || existsSync(`${source}.br`)) continue
    const bytes = readFileSync(source)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    // In this order: a build that was killed in between is made up for by the next one.
    replaceFile(`${source}.gz`, gzipSync(bytes, { level: 9 }))
    replaceFile(`${source}.br`, brotliCompressSync(bytes, { params }))
  }
}
