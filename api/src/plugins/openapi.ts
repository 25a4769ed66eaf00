import swagger from '@fastify/swagger'
import { type MultipartFile, multipartFiles, permisos } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { version } from '../version'

// It holds itself, so that the document can only tell it by a name.
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
      return { schema: file ? { ...schema, body: withFile(schema.body as BodySchema, file) } : schema, url }
    },
  })
})

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
