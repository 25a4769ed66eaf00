import assert from 'node:assert/strict'
import { it } from 'node:test'
import { FatalError } from '../../fatal.ts'
import { readS3 } from './s3-settings.ts'

const whole = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }

it('incomplete S3 settings stop the start, naming what is missing', () => {
  assert.equal(readS3({}), null)
  assert.equal(readS3({ S3_BUCKET: ' ' }), null)
  assert.throws(() => readS3({ S3_BUCKET: 'b' }), /falta S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/)
  assert.throws(() => readS3({ S3_ENDPOINT: 'http://x' }), /falta S3_BUCKET/)
})

it('S3 has sensible defaults, and refuses invalid values', () => {
  const amazon = readS3(whole)
  assert.deepEqual(
    [amazon?.region, amazon?.endpoint, amazon?.forcePathStyle, amazon?.prefix],
    ['us-east-1', null, false, ''],
  )
  const own = readS3({ ...whole, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PREFIX: '/oficina/' })
  assert.deepEqual([own?.forcePathStyle, own?.prefix], [true, 'oficina/'])
  for (const wrong of [
    { S3_ENDPOINT: 'localhost:9000' },
    { S3_FORCE_PATH_STYLE: 'sí' },
    { S3_PREFIX: '../x' },
  ])
    assert.throws(() => readS3({ ...whole, ...wrong }), FatalError)
})
