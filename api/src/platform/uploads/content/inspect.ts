import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { Refusal } from '../../http/refusal.ts'
import { Mismatch } from './content.ts'
import type { FileKind } from './kinds.ts'

/** A refusal of the file: the same sentence serves as message and as the field's error. */
export const badFile = (status: number, campo: string, sentence: string) =>
  new Refusal(status, sentence, { campos: { [campo]: sentence } })

export const tooLarge = (campo: string, maxBytes: number) =>
  badFile(413, campo, `El archivo pesa demasiado; se admiten hasta ${Math.floor(maxBytes / 1024 / 1024)} MB`)

interface Wanted {
  campo: string
  extension: string
  kind: FileKind
  maxBytes: number
}

/** Passes a file through, chunk by chunk, as long as it meets the rules. */
export class Inspection extends Transform {
  bytes = 0
  private readonly hash = createHash('sha256')
  private readonly check

  private readonly wanted: Wanted

  constructor(wanted: Wanted) {
    super()
    this.wanted = wanted
    this.check = wanted.kind.check()
  }

  /** Called once the whole file has passed. */
  sha256(): Buffer {
    return this.hash.digest()
  }

  override _transform(
    chunk: Buffer,
    _encoding: unknown,
    done: (error: Error | null, chunk?: Buffer) => void,
  ) {
    this.bytes += chunk.length
    const { campo, maxBytes } = this.wanted
    if (this.bytes > maxBytes) return done(tooLarge(campo, maxBytes))
    this.hash.update(chunk)
    done(
      this.trying(() => this.check.push(chunk)),
      chunk,
    )
  }

  override _flush(done: (error: Error | null) => void) {
    const empty = this.bytes === 0
    done(
      empty ? badFile(400, this.wanted.campo, 'El archivo está vacío') : this.trying(() => this.check.end()),
    )
  }

  private trying(work: () => void): Error | null {
    try {
      work()
      return null
    } catch (error) {
      if (!(error instanceof Mismatch)) return error as Error
      const { campo, extension } = this.wanted
      return badFile(415, campo, error.sentence ?? `El contenido no es el de un archivo .${extension}`)
    }
  }
}
