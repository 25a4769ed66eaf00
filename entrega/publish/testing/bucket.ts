import { createRequire } from 'node:module'
import { connectS3, s3Store } from '../store/s3'
import type { Store } from '../store/store'

/** The parts of s3rver that this file uses: a Koa application with objects in a folder. */
interface S3rver {
  middleware: unknown[]
  store: {
    existsObject(bucket: string, key: string): Promise<boolean>
    getMetadata(bucket: string, key: string): Promise<{ etag: string }>
  }
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

interface Context {
  method: string
  path: string
  status: number
  body: unknown
  get(name: string): string
}

export interface Bucket {
  store: Store
  /** Every condition that the server had to check, and whether it held. */
  heard: { key: string; condition: string; held: boolean }[]
  stop(): Promise<void>
}

const bucket = 'publicado'

/**
 * A real S3 server on the loopback interface. It lacks conditional writes, so a layer in front adds Amazon's behaviour:
 * it handles one request at a time, and answers 412 if a condition does not hold.
 */
export async function startBucket(directory: string): Promise<Bucket> {
  const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const heard: Bucket['heard'] = []
  let turn: Promise<unknown> = Promise.resolve()
  server.middleware.unshift((context: Context, next: () => Promise<void>) => {
    const mine = turn.then(async () => {
      const condition = conditionOf(context)
      if (condition === null) return next()
      const key = decodeURIComponent(context.path.slice(`/${bucket}/`.length))
      const exists = await server.store.existsObject(bucket, key)
      const held =
        condition === '*'
          ? !exists
          : exists && (await server.store.getMetadata(bucket, key)).etag === condition
      heard.push({ key, condition, held })
      if (held) return next()
      context.status = 412
      context.body = '<Error><Code>PreconditionFailed</Code></Error>'
    })
    turn = mine.catch(() => undefined)
    return mine
  })
  const { port } = await server.run()
  const connection = await connectS3({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    // The key pair that this server accepts.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  return {
    store: s3Store(connection, { bucket, prefix: 'sitio/' }),
    heard,
    stop: () => {
      connection.client.destroy()
      return server.close()
    },
  }
}

function conditionOf(context: Context): string | null {
  if (context.method !== 'PUT') return null
  return context.get('if-none-match') || context.get('if-match') || null
}
