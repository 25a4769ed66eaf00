import type { CallName } from '@backoffice/shared/contract'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  format?: string
  pattern?: string
}

interface Content {
  content?: Record<string, { schema: Schema }>
}

export interface Document {
  openapi: string
  paths: Record<string, Record<string, { requestBody?: Content; responses: Record<string, Content> }>>
  components?: { schemas?: Record<string, Schema> }
}

/** One call as the OpenAPI document describes it. */
export interface Operation {
  call: CallName
  method: 'GET' | 'POST'
  url: string
  /** What its body must be; null: it takes none. */
  body: Schema | null
  isMultipart: boolean
}

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([name, { requestBody }]) => {
      const method = name.toUpperCase() as 'GET' | 'POST'
      const content = requestBody?.content ?? {}
      const parts = content['multipart/form-data']
      return {
        call: `${method} ${url.replace('/admin', '')}` as CallName,
        method,
        url,
        body: (parts ?? content['application/json'])?.schema ?? null,
        isMultipart: parts !== undefined,
      }
    }),
  )
}

export function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {})
}
