import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { FatalError } from '../../fatal.ts'
import { AGE_LINE, decrypt } from './age.ts'
import { firstLine, FORMAT, tooNew } from './format.ts'

const LONGEST_LINE = 64

/** The packed frames of a backup file, decrypted if necessary; refuses other files and later formats. */
export async function* readPacked(path: string, identities: string[]): AsyncGenerator<Uint8Array> {
  const encrypted = await isEncrypted(path)
  const bytes: AsyncIterable<Buffer> = createReadStream(path)
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of encrypted ? decrypt(bytes, identities) : bytes) {
    if (head) head = Buffer.concat([head, chunk])
    else yield chunk
    if (!head || head.length < LONGEST_LINE) continue
    yield head.subarray(framesStart(head, path))
    head = null
  }
  if (head) yield head.subarray(framesStart(head, path))
}

/** Recognized by the first bytes of the file, whatever its name. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new FatalError(`No se puede leer el respaldo ${path}.`, { cause: error })
  })
  try {
    const { buffer } = await file.read(Buffer.alloc(AGE_LINE.length), 0, AGE_LINE.length, 0)
    return buffer.toString('latin1') === AGE_LINE
  } finally {
    await file.close()
  }
}

function framesStart(head: Buffer, path: string): number {
  const found = /^backoffice-respaldo (\d{1,9})\n/.exec(head.toString('latin1', 0, LONGEST_LINE))
  if (!found) throw new FatalError(`${path} no es un respaldo de este programa.`)
  if (Number(found[1]) > FORMAT) throw tooNew()
  return firstLine(Number(found[1])).length
}
