import type { Readable } from 'node:stream'
import { FatalError } from '../../fatal.ts'
import type { S3Settings } from './s3-settings.ts'
import { assertKey, type FileStore, StoreFailure, storeErrors } from './store.ts'

/** The part size of an upload, S3's minimum; with one part at a time an upload keeps two in memory. */
const PART_BYTES = 5 * 1024 * 1024

/** The SDK takes half a second and 20 MB to load, so it loads only if there is a bucket. */
export async function connect(settings: S3Settings) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new sdk.S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Many compatible stores do not support the newer checksums; without them the signature covers the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })
  return { sdk, client, Upload }
}

/** Files in a bucket of any S3-compatible store. An object is visible only once it has arrived completely. */
export function s3Store(settings: S3Settings): FileStore {
  let connection: ReturnType<typeof connect> | undefined
  const connected = () => (connection ??= connect(settings))
  const Bucket = settings.bucket
  const at = (key: string) => {
    assertKey(key)
    return { Bucket, Key: settings.prefix + key }
  }

  return {
    async ready() {
      const { client, sdk } = await connected()
      await client
        .send(new sdk.ListObjectsV2Command({ Bucket, Prefix: settings.prefix, MaxKeys: 1 }))
        .catch((error: Error) => {
          if (!isRefusal(error)) return
          const sentence = `El depósito S3 «${Bucket}» no existe o no acepta esas claves (${error.name}).`
          throw new FatalError(sentence, { cause: error })
        })
    },

    async put(key, body) {
      const toError = storeErrors(body)
      let bytes = 0
      body.on('data', (chunk: Buffer) => (bytes += chunk.length)).pause()
      const { client, Upload } = await connected()
      const upload = new Upload({
        client,
        params: { ...at(key), Body: body },
        partSize: PART_BYTES,
        queueSize: 1,
      })
      try {
        await upload.done()
        return { bytes }
      } catch (error) {
        body.destroy()
        throw toError(error)
      }
    },

    async get(key) {
      const { client, sdk } = await connected()
      const found = await orNull(client.send(new sdk.GetObjectCommand(at(key))))
      return found?.Body ? { body: found.Body as Readable, bytes: found.ContentLength ?? 0 } : null
    },

    async size(key) {
      const { client, sdk } = await connected()
      return (await orNull(client.send(new sdk.HeadObjectCommand(at(key)))))?.ContentLength ?? null
    },

    async delete(key) {
      const { client, sdk } = await connected()
      await orNull(client.send(new sdk.DeleteObjectCommand(at(key))))
    },

    async *list(prefix) {
      const { client, sdk } = await connected()
      const Prefix = settings.prefix + prefix
      let ContinuationToken: string | undefined
      do {
        const page = await orNull(
          client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
        )
        for (const { Key, LastModified } of page?.Contents ?? []) {
          if (Key && LastModified) yield { key: Key.slice(settings.prefix.length), modified: LastModified }
        }
        ContinuationToken = page?.NextContinuationToken
      } while (ContinuationToken)
    },

    async discardUnfinished(before) {
      const { client, sdk } = await connected()
      const uploads = await orNull(
        client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: settings.prefix })),
      )
      for (const { Key, UploadId, Initiated } of uploads?.Uploads ?? []) {
        if (Initiated && Initiated <= before) {
          await orNull(client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
        }
      }
    },
  }
}

/** The store has answered, and would give the same answer next time. */
function isRefusal(error: Error & { $metadata?: { httpStatusCode?: number } }): boolean {
  const status = error.$metadata?.httpStatusCode ?? 0
  return status >= 300 && status < 500 && status !== 429
}

/** Null if the object does not exist, or if this store does not support the call. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (['NoSuchKey', 'NotFound', 'NoSuchUpload', 'NotImplemented'].includes((error as Error).name))
      return null
    throw new StoreFailure(error)
  }
}
