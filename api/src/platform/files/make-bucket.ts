import { FatalError } from '../../fatal.ts'
import { connect } from './s3.ts'
import type { S3Settings } from './s3-settings.ts'

/**
 * Creates the bucket of these settings.
 * @returns false if it already existed
 */
export async function makeBucket(settings: S3Settings): Promise<boolean> {
  const { client, sdk } = await connect(settings)
  try {
    await client.send(new sdk.CreateBucketCommand({ Bucket: settings.bucket }))
    return true
  } catch (error) {
    // It exists; the api's first access will show whether it is ours.
    const { name } = error as Error
    if (['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(name)) return false
    throw new FatalError(`El depósito S3 «${settings.bucket}» no se pudo crear (${name}).`, { cause: error })
  } finally {
    client.destroy()
  }
}
