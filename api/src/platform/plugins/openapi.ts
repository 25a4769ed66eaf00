import swagger from '@fastify/swagger'
import { type Call, calls, type MultipartFile, multipartFiles, permisos } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { version } from '../../version.ts'

// The schema is recursive, so the document can only reference it by name.
z.globalRegistry.add(permisos, { id: 'Permisos' })

/** The OpenAPI 3.1 document, from the same schemas that check the requests. */
export default fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Back-office: api de administración', version },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } } },
    },
    transformObject: jsonSchemaTransformObject,
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      const call = route.route.config?.call
      const file = call && (multipartFiles as Partial<Record<string, MultipartFile>>)[call]
      return {
        schema: {
          ...schema,
          ...(file && { body: withFile(schema.body as BodySchema, file) }),
          ...(call && (calls[call] as Call).once && { headers: idempotencyKey }),
          ...(call && { response: withWords(schema.response as Responses) }),
        },
        url,
      }
    },
  })
})

const idempotencyKey = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description: 'Una por intención: repetida en 24 horas, se contesta lo mismo y no se crea nada más.',
    },
  },
}

type Responses = Record<string, object>

/** A failure has the same body as every refusal; the document describes each answer in words. */
const withWords = ({ '4xx': refused, ...others }: Responses): Responses => ({
  ...told('Hecho', others),
  ...(refused && told('No se pudo: `msg` dice por qué', { '4xx': refused, '5xx': refused })),
})

const told = (words: string, responses: Responses): Responses =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      { ...schema, 'x-response-description': words },
    ]),
  )

interface BodySchema {
  properties: Record<string, object>
  required?: string[]
}

/** A form's schema: the texts of the contract, and the file. */
const withFile = (body: BodySchema, { member, required }: MultipartFile): BodySchema => ({
  ...body,
  properties: { ...body.properties, [member]: { type: 'string', format: 'binary' } },
  required: [...(body.required ?? []), ...(required ? [member] : [])],
})
