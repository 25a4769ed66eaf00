import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { generate } from 'selfsigned'
import { fakeSite, listening } from './testing/fake-site.ts'
import { createSecureGateway } from './testing/secure-gateway.ts'

test('serves the same pages, files and api over HTTP/2', async (t) => {
  const api = createServer((request, response) => response.end(JSON.stringify(request.headers)))
  const { port: apiPort } = new URL(await listening(t, api))
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const target = { host: '127.0.0.1', port: Number(apiPort) }
  const server = await createSecureGateway({ site: fakeSite(t), api: () => target }, { key, cert })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const authority = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const session = connect(authority, { rejectUnauthorized: false })
  t.after(() => {
    session.close()
    server.close()
  })

  const get = (path: string) =>
    new Promise<{ headers: Record<string, unknown>; body: string }>((done, failed) => {
      const stream = session.request({ ':path': path, 'accept-encoding': 'br' })
      let headers: Record<string, unknown> = {}
      let body = ''
      stream.setEncoding('utf8')
      stream.on('response', (found) => (headers = found))
      stream.on('data', (chunk: string) => (body += chunk))
      stream.on('end', () => done({ headers, body }))
      stream.on('error', failed)
    })

  const page = await get('/clientes')
  assert.equal(page.headers[':status'], 200)
  assert.match(String(page.headers['content-security-policy']), /'nonce-/)
  assert.equal((await get('/assets/main.1a2b.js')).headers['content-encoding'], 'br')
  assert.equal((await get('/assets/none.js')).headers[':status'], 404)
  const heard = JSON.parse((await get('/admin/x')).body) as Record<string, string>
  assert.equal(heard['x-forwarded-proto'], 'https')
  assert.equal(heard.host, authority.replace('https://', ''))
})
