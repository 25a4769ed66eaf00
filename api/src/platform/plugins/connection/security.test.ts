import assert from 'node:assert/strict'
import { it } from 'node:test'
import { useApi } from '../../../../test/api.ts'

const api = useApi()

const POLICY = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'cache-control': 'no-store',
}

const about = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(Object.keys(POLICY).map((name) => [name, headers[name]]))

it('every answer, refused or not, has the whole policy, and nothing about TLS', async () => {
  const session = { 'x-auth-token': api.token }
  for (const [status, url, headers] of [
    [200, '/admin/auth/sesion', session],
    [200, '/admin/openapi.json', {}],
    [401, '/admin/auth/sesion', {}],
    [404, '/admin/nada', {}],
  ] as const) {
    const answer = await api.raw({ method: 'GET', url, headers })
    assert.equal(answer.status, status)
    assert.deepEqual(about(answer), POLICY, url)
    assert.equal(answer.headers['strict-transport-security'], undefined)
  }
})
