import { rm } from 'node:fs/promises'
import { answer, refuse, type Call } from './answer.ts'
import type { Objects } from './objects.ts'

interface Upload {
  bucket: string
  key: string
  begun: Date
  /** The places of its parts, by number. */
  parts: Map<number, string>
}

/** Uploads in parts: an object exists once its upload is completed. */
export class Unfinished {
  private readonly uploads = new Map<string, Upload>()
  private readonly objects: Objects

  constructor(objects: Objects) {
    this.objects = objects
  }

  /** Answers a call that is about an upload in parts. @returns whether it was one */
  async answers(call: Call): Promise<boolean> {
    const { query, request, response } = call
    const uploadId = query.get('uploadId')
    if (query.has('uploads')) {
      if (request.method === 'POST') this.begin(call)
      else this.list(call)
      return true
    }
    if (uploadId === null) return false
    const upload = this.uploads.get(uploadId)
    if (!upload) refuse(response, 404, 'NoSuchUpload')
    else if (request.method === 'PUT') await this.part(upload, call)
    else if (request.method === 'POST') await this.complete(uploadId, upload, call)
    else await this.abort(uploadId, upload, call)
    return true
  }

  private begin({ bucket, key, response }: Call) {
    const UploadId = `subida-${this.uploads.size + 1}-${Date.now()}`
    this.uploads.set(UploadId, { bucket, key, begun: new Date(), parts: new Map() })
    answer(response, 'InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId })
  }

  private list({ bucket, query, response }: Call) {
    const prefix = query.get('prefix') ?? ''
    const Upload = [...this.uploads]
      .filter(([, upload]) => upload.bucket === bucket && upload.key.startsWith(prefix))
      .map(([UploadId, { key, begun }]) => ({ UploadId, Key: key, Initiated: begun.toISOString() }))
    answer(response, 'ListMultipartUploadsResult', { IsTruncated: false, Upload })
  }

  private async part({ parts }: Upload, { query, request, response }: Call) {
    const place = await this.objects.receive(request)
    if (place === undefined) return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    const number = Number(query.get('partNumber'))
    parts.set(number, place)
    response.writeHead(200, { etag: `"${number}"` }).end()
  }

  private async complete(id: string, { bucket, key, parts }: Upload, { request, response }: Call) {
    request.resume()
    const places = [...parts].sort(([a], [b]) => a - b).map(([, place]) => place)
    await this.objects.join(bucket, key, places)
    this.uploads.delete(id)
    answer(response, 'CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: `"${id}"` })
  }

  private async abort(id: string, { parts }: Upload, { response }: Call) {
    await Promise.all([...parts.values()].map((place) => rm(place, { force: true })))
    this.uploads.delete(id)
    response.writeHead(204).end()
  }
}
