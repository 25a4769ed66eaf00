import { startS3, type Heard } from '../../../api/test/s3/index.ts'
import { connectS3, s3Store } from '../store/s3.ts'
import type { Store } from '../store/store.ts'

export interface Bucket {
  store: Store
  /** Every condition that the server had to check, and whether it held. */
  heard: Heard[]
  stop(): Promise<void>
}

/** A bucket for releases, in a fake S3 that decides conditional writes. */
export async function startBucket(folder: string): Promise<Bucket> {
  const { settings, heard, stop } = await startS3(folder)
  const connection = await connectS3({
    S3_ENDPOINT: settings.endpoint ?? undefined,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  })
  return {
    store: s3Store(connection, { bucket: settings.bucket, prefix: 'sitio/' }),
    heard,
    stop: () => {
      connection.client.destroy()
      return stop()
    },
  }
}
