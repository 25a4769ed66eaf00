import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { startS3 } from '../../../test/s3/index.ts'
import { FatalError } from '../../fatal.ts'
import { makeBucket } from './make-bucket.ts'
import { s3Store } from './s3.ts'

const folder = temporaryFolder()
const s3 = await startS3(folder.path)
after(async () => {
  await s3.stop()
  folder.remove()
})

test('creates a bucket once, and it works at once', async () => {
  const settings = { ...s3.settings, bucket: 'oficina-nueva' }
  await assert.rejects(s3Store(settings).ready(), FatalError)
  assert.equal(await makeBucket(settings), true)
  assert.equal(await makeBucket(settings), false)
  await s3Store(settings).ready()
  assert.deepEqual(await s3Store(settings).put('clientes/a/uno', Readable.from('hola')), { bytes: 4 })
})

test('reports an unreachable store in a sentence', async () => {
  const settings = { ...s3.settings, endpoint: 'http://127.0.0.1:1' }
  await assert.rejects(makeBucket(settings), /El depósito S3 «.+» no se pudo crear/)
})
