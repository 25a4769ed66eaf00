import { fromBufferPromise } from 'yauzl'
import { Unreadable } from './unreadable.ts'

/** A sheet of 200,000 clients has some 200 MB; a file that grows further was made to fill memories. */
const UNPACKED_MAX = 400 * 1024 * 1024
const ENTRIES_MAX = 2_000

const TOO_LARGE = 'El archivo es demasiado grande una vez descomprimido'

/**
 * Unpacks a whole file once, keeping nothing, to know that it is no larger than it says and how large that is: a few
 * kilobytes can hold gigabytes.
 */
export async function checkZip(bytes: Uint8Array, broken: string, max = UNPACKED_MAX): Promise<void> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
    if (zip.entryCount > ENTRIES_MAX) throw new Unreadable(TOO_LARGE)
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > max) throw new Unreadable(TOO_LARGE)
      // It fails at the first byte beyond the size that the entry claims.
      for await (const _chunk of await zip.openReadStreamPromise(entry));
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(broken)
  }
}
