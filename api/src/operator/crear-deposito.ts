import { runCommand } from '../backup/commands/command.ts'
import { FatalError } from '../fatal.ts'
import { makeBucket } from '../platform/files/make-bucket.ts'
import { readS3 } from '../platform/files/s3-settings.ts'

/** The profile `s3` of docker-compose.yml runs this once its store is up. */
await runCommand(async () => {
  const settings = readS3(process.env)
  if (!settings) throw new FatalError('Faltan S3_BUCKET, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY.')
  const made = await makeBucket(settings)
  return made ? `Se creó el depósito «${settings.bucket}».` : `El depósito «${settings.bucket}» ya existía.`
})
