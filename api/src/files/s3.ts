import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Settings } from './s3-settings'
import { assertKey, type FileStore, StoreFailure, storeErrors } from './store'

/** Parts of an upload, the least that S3 takes; with one at a time an upload holds two of them in memory. */
const PART_BYTES = 5 * 1024 * 1024

/** Files in a bucket of any S3-compatible store. An object is seen only once all of it has arrived. */
export function s3Store(settings: S3Settings): FileStore {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // The newer checksums are unknown to many compatible stores; the signature covers the body where they are off.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })
  const Bucket = settings.bucket
  const at = (key: string) => {
    assertKey(key)
    return { Bucket, Key: settings.prefix + key }
  }

  return {
    async put(key, body) {
      const toError = storeErrors(body)
      let bytes = 0
      body.on('data', (chunk: Buffer) => (bytes += chunk.length)).pause()
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
      const found = await orNull(client.send(new GetObjectCommand(at(key))))
      return found?.Body ? { body: found.Body as Readable, bytes: found.ContentLength ?? 0 } : null
    },

    size: async (key) => (await orNull(client.send(new HeadObjectCommand(at(key)))))?.ContentLength ?? null,

    async delete(key) {
      await orNull(client.send(new DeleteObjectCommand(at(key))))
    },

    async *list(prefix) {
      const Prefix = settings.prefix + prefix
      let ContinuationToken: string | undefined
      do {
        const page = await orNull(
          client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
        )
        for (const { Key, LastModified } of page?.Contents ?? []) {
          if (Key && LastModified) yield { key: Key.slice(settings.prefix.length), modified: LastModified }
        }
        ContinuationToken = page?.NextContinuationToken
      } while (ContinuationToken)
    },

    async discardUnfinished(before) {
      const uploads = await orNull(
        client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: settings.prefix })),
      )
      for (const { Key, UploadId, Initiated } of uploads?.Uploads ?? []) {
        if (Initiated && Initiated <= before) {
          await orNull(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
        }
      }
    },
  }
}

/** Null for what is not there. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes((error as Error).name)) return null
    throw new StoreFailure(error)
  }
}
