import type { IncomingMessage, ServerResponse } from 'node:http'

/** One call, its address taken apart: `/bucket/key?query`. */
export interface Call {
  bucket: string
  key: string
  query: URLSearchParams
  request: IncomingMessage
  response: ServerResponse
}

/** An error as S3 writes it. */
export function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(xml('Error', { Code: code, Message: code }))
}

type Value = string | number | boolean | Value[] | { [name: string]: Value }

/** An answer as S3 writes it; a list repeats its element. */
export function answer(response: ServerResponse, name: string, members: Record<string, Value>): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml(name, members))
}

const xml = (name: string, members: Record<string, Value>) =>
  `<?xml version="1.0" encoding="UTF-8"?>${element(name, members)}`

function element(name: string, value: Value): string {
  if (Array.isArray(value)) return value.map((each) => element(name, each)).join('')
  const inside =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([member, each]) => element(member, each))
          .join('')
      : String(value).replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  return `<${name}>${inside}</${name}>`
}
