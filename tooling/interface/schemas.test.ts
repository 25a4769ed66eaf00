import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remoteSource } from '@backoffice/shared/contract/remotes'
import { jsonSchemaOf } from './schemas.ts'

test('an editor reads a description: members, patterns, and what may be missing', () => {
  const { properties, required } = jsonSchemaOf(remoteSource) as {
    properties: Record<string, { type: string; items?: { required: string[] } }>
    required: string[]
  }
  assert.deepEqual(required, ['name', 'base', 'routes', 'menu', 'exposes'])
  assert.deepEqual(properties['name'], { type: 'string', pattern: '^[a-z][a-z0-9-]*$' })
  assert.equal(properties['permissions']?.type, 'array')
  assert.deepEqual(properties['permissions']?.items?.required, ['permission', 'label'])
})
