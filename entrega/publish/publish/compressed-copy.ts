import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { compressions } from '../../build/precompress.ts'
import { Refusal } from '../refusal.ts'

const expand = { '.br': brotliDecompressSync, '.gz': gunzipSync }

/**
 * The compressed copy beside a built file, which browsers get instead of it; undefined if there is none.
 * @throws {Refusal} if it is not that file compressed
 */
export function compressedCopy(
  file: string,
  bytes: Buffer,
  end: (typeof compressions)[number],
): Buffer | undefined {
  if (!existsSync(file + end)) return undefined
  const copy = readFileSync(file + end)
  if (isOf(copy, bytes, end)) return copy
  throw new Refusal(
    `${file}${end} no es ${file} comprimido: quien lo pidiera recibiría otra cosa. Construir de nuevo, o quitar la copia.`,
  )
}

/** What zlib answers with `info`: `bytesWritten` counts what it read, so that nothing may follow. */
interface Expanded {
  buffer: Buffer
  engine: { bytesWritten: number }
}

/** Decompresses no further than the file's own length, however far the copy would grow. */
function isOf(copy: Buffer, bytes: Buffer, end: (typeof compressions)[number]): boolean {
  try {
    const options = { maxOutputLength: Math.max(1, bytes.length), info: true }
    const { buffer, engine } = expand[end](copy, options) as unknown as Expanded
    return engine.bytesWritten === copy.length && buffer.equals(bytes)
  } catch {
    return false
  }
}
