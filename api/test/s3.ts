import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../src/platform/files/s3-settings'

/** A real S3 server on the loopback, its buckets under this folder. */
export async function startS3(folder: string): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const directory = join(folder, 's3')
  mkdirSync(directory, { recursive: true })
  const bucket = 'pruebas'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      // The pair that this server knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
      prefix: '',
    },
    stop: () => server.close(),
  }
}
