import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { after, beforeEach, it } from 'node:test'
import { s3Store } from './s3.ts'

// The S3 server of the other tests supports neither of the two calls used here.
const requests: string[] = []
const upload = (key: string, id: string, initiated: string) =>
  `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://x')
  requests.push(`${request.method} ${url.pathname} ${url.searchParams.get('uploadId') ?? ''}`.trim())
  request.resume().on('end', () => {
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    if (request.method === 'PUT') return void response.writeHead(200, { etag: '"x"' }).end()
    response.writeHead(200, { 'content-type': 'application/xml' }).end(
      request.method === 'POST'
        ? '<InitiateMultipartUploadResult><UploadId>U1</UploadId></InitiateMultipartUploadResult>'
        : `<ListMultipartUploadsResult>${upload('p/clientes/a/1', 'old', '2026-01-01T00:00:00.000Z')}
            ${upload('p/clientes/a/2', 'new', '2026-03-01T00:00:00.000Z')}</ListMultipartUploadsResult>`,
    )
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
after(() => server.close())
beforeEach(() => requests.splice(0))

const store = s3Store({
  bucket: 'b',
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  accessKeyId: 'k',
  secretAccessKey: 's',
  forcePathStyle: true,
  prefix: 'p/',
})

it('S3: discards the parts of an interrupted file, which never appears', async () => {
  const body = Readable.from(
    (function* () {
      for (let mb = 0; mb < 11; mb++) yield Buffer.alloc(1024 * 1024)
      throw new Error('broken off')
    })(),
  )
  await assert.rejects(store.put('clientes/a/b', body), /broken off/)
  assert.equal(requests.at(-1), 'DELETE /b/p/clientes/a/b U1')
  assert.equal(requests.filter((request) => request.startsWith('POST')).length, 1, 'begun, never completed')
})

it('S3: deletes the parts of a killed process once they are old enough', async () => {
  await store.discardUnfinished(new Date('2026-02-01'))
  assert.deepEqual(requests, ['GET /b/', 'DELETE /b/p/clientes/a/1 old'])
})
