import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { S3Settings } from '../../src/platform/files/s3-settings.ts'
import { answer, refuse, type Call } from './answer.ts'
import { Objects } from './objects.ts'
import { Unfinished } from './unfinished.ts'

/** A condition of a write, and whether it held. */
export interface Heard {
  key: string
  condition: string
  held: boolean
}

const id = 'LLAVE-DE-PRUEBA'

/**
 * A fake S3 on the loopback with the calls that the product makes, its buckets in this folder. It refuses what a real one
 * refuses of them: other keys, bytes that differ from the signed hash, missing buckets and objects, and writes whose
 * condition does not hold, of which it decides one at a time.
 */
export async function startS3(folder: string) {
  const directory = join(folder, 's3')
  mkdirSync(directory, { recursive: true })
  const objects = new Objects(directory)
  const bucket = 'pruebas'
  objects.create(bucket)
  const heard: Heard[] = []
  const serve = server(objects, heard)
  const listening = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const settings: S3Settings = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    accessKeyId: id,
    secretAccessKey: 'secreto-de-prueba',
    forcePathStyle: true,
    prefix: '',
  }
  const stop = () => {
    listening.closeAllConnections()
    return new Promise<void>((resolve) => listening.close(() => resolve()))
  }
  return { settings, heard, stop }
}

function server(objects: Objects, heard: Heard[]) {
  const unfinished = new Unfinished(objects)
  let turn: Promise<unknown> = Promise.resolve()

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://s3')
    const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    const call = { bucket, key, query: url.searchParams, request, response }
    const { authorization = '' } = request.headers
    if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${id}/`))
      return refuse(response, 403, 'InvalidAccessKeyId')
    if (key === '' && request.method === 'PUT') return createBucket(call)
    if (!objects.has(bucket)) return refuse(response, 404, 'NoSuchBucket')
    if (await unfinished.answers(call)) return
    if (key === '') return listObjects(call)
    if (request.method === 'PUT') return putObject(call)
    if (request.method === 'DELETE') {
      await objects.remove(bucket, key)
      return void response.writeHead(204).end()
    }
    return getObject(call)
  }

  function createBucket({ bucket, response }: Call) {
    if (objects.has(bucket)) return refuse(response, 409, 'BucketAlreadyOwnedByYou')
    objects.create(bucket)
    response.writeHead(200).end()
  }

  function listObjects({ bucket, query, response }: Call) {
    const prefix = query.get('prefix') ?? ''
    const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
    const from = query.get('continuation-token') ?? ''
    const keys = objects.keys(bucket).filter((key) => key.startsWith(prefix) && key > from)
    const page = keys.slice(0, most)
    return Promise.all(page.map((key) => objects.find(bucket, key))).then((found) =>
      answer(response, 'ListBucketResult', {
        IsTruncated: keys.length > most,
        ...(keys.length > most && { NextContinuationToken: page.at(-1) ?? '' }),
        Contents: found.flatMap((object, index) =>
          object ? [{ Key: page[index] ?? '', LastModified: object.modified.toISOString() }] : [],
        ),
      }),
    )
  }

  /** One write with a condition after the other, as a real store decides them. */
  async function putObject({ bucket, key, request, response }: Call) {
    const place = await objects.receive(request)
    if (place === undefined) return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    const condition = request.headers['if-none-match'] ?? request.headers['if-match']
    const write = turn.then(async () => {
      const found = await objects.find(bucket, key)
      const held = condition === undefined || (condition === '*' ? !found : found?.tag === condition)
      if (condition !== undefined) heard.push({ key, condition, held })
      if (!held) return refuse(response, 412, 'PreconditionFailed')
      await objects.store(bucket, key, place)
      response.writeHead(200, { etag: (await objects.find(bucket, key))?.tag ?? '' }).end()
    })
    turn = write.catch(() => undefined)
    return write
  }

  async function getObject({ bucket, key, request, response }: Call) {
    const found = await objects.find(bucket, key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-length': found.bytes,
      etag: found.tag,
      'last-modified': found.modified.toUTCString(),
    })
    if (request.method === 'HEAD') response.end()
    else found.body().pipe(response)
  }
}
