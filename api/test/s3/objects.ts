import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { appendFile, readFile, rename, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Found {
  bytes: number
  tag: string
  modified: Date
  body: () => Readable
}

/** The buckets of a fake S3: each a folder, with a file for each object, named by its key. */
export class Objects {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  has = (bucket: string): boolean => existsSync(join(this.folder, bucket))
  create = (bucket: string): void => void mkdirSync(join(this.folder, bucket), { recursive: true })

  keys(bucket: string): string[] {
    return readdirSync(join(this.folder, bucket)).map(decodeURIComponent).sort()
  }

  async find(bucket: string, key: string): Promise<Found | undefined> {
    const file = this.fileOf(bucket, key)
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    const hash = createHash('md5')
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
    const tag = `"${hash.digest('hex')}"`
    return { bytes: found.size, tag, modified: found.mtime, body: () => createReadStream(file) }
  }

  /** Receives a body aside. @returns its place; undefined if its bytes are not those that the client signed */
  async receive(body: IncomingMessage): Promise<string | undefined> {
    const place = join(this.folder, `.${++this.received}`)
    const hash = createHash('sha256')
    body.on('data', (chunk: Buffer) => hash.update(chunk))
    await pipeline(body, createWriteStream(place))
    const signed = String(body.headers['x-amz-content-sha256'])
    if (!/^[0-9a-f]{64}$/.test(signed) || signed === hash.digest('hex')) return place
    await rm(place)
    return undefined
  }
  private received = 0

  store = (bucket: string, key: string, place: string): Promise<void> =>
    rename(place, this.fileOf(bucket, key))

  /** Puts parts together, in this order, as one object. */
  async join(bucket: string, key: string, [first = '', ...others]: string[]): Promise<void> {
    for (const part of others) await appendFile(first, await readFile(part))
    await Promise.all(others.map((part) => rm(part)))
    await this.store(bucket, key, first)
  }

  remove = (bucket: string, key: string): Promise<void> => rm(this.fileOf(bucket, key), { force: true })

  private fileOf = (bucket: string, key: string) => join(this.folder, bucket, encodeURIComponent(key))
}
