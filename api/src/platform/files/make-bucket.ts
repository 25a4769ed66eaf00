import { FatalError } from '../../fatal'
import { connect } from './s3'
import type { S3Settings } from './s3-settings'

/** Makes the bucket of these settings. @returns false where it was there already */
export async function makeBucket(settings: S3Settings): Promise<boolean> {
  const { client, sdk } = await connect(settings)
  try {
    await client.send(new sdk.CreateBucketCommand({ Bucket: settings.bucket }))
    return true
  } catch (error) {
    // Whose it is, the first look of the api will tell.
    const { name } = error as Error
    if (['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(name)) return false
    throw new FatalError(`El depósito S3 «${settings.bucket}» no se pudo crear (${name}).`, { cause: error })
  } finally {
    client.destroy()
  }
}
