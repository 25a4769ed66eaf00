import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { damaged, FRAME_MAX, type Kind, kinds } from './format.ts'
import { readPacked } from './packed.ts'

export interface Frame {
  kind: Kind
  content: Buffer
}

const HEAD = 5
const kindOf = new Map(Object.entries(kinds).map(([kind, byte]) => [byte as number, kind as Kind]))

/** Writes frames and computes their digest. */
export class FrameWriter {
  private readonly hash = createHash('sha256')

  frame(kind: Kind, content: object | Buffer): Buffer {
    const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
    const frame = Buffer.allocUnsafe(HEAD + body.length)
    frame.writeUInt8(kinds[kind], 0)
    frame.writeUInt32BE(body.length, 1)
    body.copy(frame, HEAD)
    this.hash.update(frame)
    return frame
  }

  /** The sha-256 of every frame so far. */
  digest = (): string => this.hash.copy().digest('hex')
}

/** Reads the frames of a backup file, in order; passes the digest of all frames before the trailer to `onTrailer`. */
export async function* readFrames(
  path: string,
  identities: string[],
  onTrailer: (sha256: string) => void,
): AsyncGenerator<Frame> {
  const packed = Readable.from(readPacked(path, identities), { objectMode: false })
  const unpacked = createGunzip({ chunkSize: 128 * 1024 })
  packed.on('error', (error) => unpacked.destroy(error))
  const hash = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of packed.pipe(unpacked) as AsyncIterable<Buffer>) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      for (;;) {
        if (rest.length < HEAD) break
        const kind = kindOf.get(rest.readUInt8(0))
        const length = rest.readUInt32BE(1)
        if (!kind || length > FRAME_MAX) throw damaged()
        if (rest.length < HEAD + length) break
        if (kind === 'trailer') onTrailer(hash.copy().digest('hex'))
        hash.update(rest.subarray(0, HEAD + length))
        yield { kind, content: rest.subarray(HEAD, HEAD + length) }
        rest = rest.subarray(HEAD + length)
      }
    }
    if (rest.length > 0) throw damaged()
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    throw code.startsWith('Z_') ? damaged(error) : error
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

/** The data frames up to the next end, as a stream; its consumer reads exactly those. */
export function dataOf(frames: AsyncGenerator<Frame>, onEnd: (content: Buffer) => void): Readable {
  async function* data() {
    for (;;) {
      const { value, done } = await frames.next()
      if (done || (value.kind !== 'data' && value.kind !== 'end')) throw damaged()
      if (value.kind === 'end') return onEnd(value.content)
      yield value.content
    }
  }
  return Readable.from(data(), { objectMode: false })
}
