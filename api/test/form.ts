import { randomBytes } from 'node:crypto'
import type { MultipartCallName } from '@backoffice/shared/contract'
import type { Answer, TestApi } from './api.ts'

export interface FilePart {
  /** The member; by default `archivo`. */
  member?: string
  name: string
  content: Buffer | string
  type?: string
}

/** A part: a text under its name, or a file. */
export type Part = [name: string, value: string | Buffer] | FilePart

/** A body as browsers write it, part by part in this order. */
export function formBody(parts: Part[], boundary = `----prueba${randomBytes(8).toString('hex')}`) {
  const pieces = parts.flatMap((part) => {
    const { member, name, content, type } = Array.isArray(part)
      ? { member: part[0], name: undefined, content: part[1], type: undefined }
      : { member: part.member ?? 'archivo', type: 'application/octet-stream', ...part }
    const filename = name === undefined ? '' : `; filename="${name}"`
    const contentType = type === undefined ? '' : `\r\nContent-Type: ${type}`
    return [
      `--${boundary}\r\nContent-Disposition: form-data; name="${member}"${filename}${contentType}\r\n\r\n`,
      content,
      '\r\n',
    ]
  })
  const payload = Buffer.concat(
    [...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string)),
  )
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Makes a multipart call; like any call, its answer is checked against the contract. */
export const sendForm = (
  api: TestApi,
  name: MultipartCallName,
  parts: Part[],
  { token, headers }: { token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> => {
  const form = formBody(parts)
  return api.call(name, form.payload, {
    headers: { ...form.headers, ...headers },
    ...(token !== undefined && { token }),
  })
}
