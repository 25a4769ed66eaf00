import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { gatewayOver, listening } from '../testing/index.ts'
import { type Handler, before } from './before.testing.ts'

test('forwards calls and answers unchanged', async (t) => {
  const base = await before(t, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(409, { 'content-type': 'application/json', 'retry-after': '3' })
      response.end(
        JSON.stringify({
          url: request.url,
          token: request.headers['x-auth-token'],
          body: `${Buffer.concat(chunks)}`,
        }),
      )
    })
  })
  const answer = await fetch(`${base}/admin/clientes/listar?a=%20b`, {
    method: 'POST',
    headers: { 'x-auth-token': 'abc' },
    body: '{"x":1}',
  })
  assert.equal(answer.status, 409)
  assert.equal(answer.headers.get('retry-after'), '3')
  assert.deepEqual(await answer.json(), {
    url: '/admin/clientes/listar?a=%20b',
    token: 'abc',
    body: '{"x":1}',
  })
})

test('forwards any address unchanged', async (t) => {
  const base = await before(t, ({ url }, response) => response.end(url))
  for (const path of [
    '/admin',
    '/admin?x=1',
    '/admin/x%2Fy?a=1?b=%20&a=3',
    '/admin/a//b',
    `/admin/descargas/${'x'.repeat(2_000)}`,
  ])
    assert.equal(await (await fetch(base + path)).text(), path)
})

test('[D35] while the api is down, calls get a 502 without msg', async (t) => {
  const away = await gatewayOver(t)
  const dead = await gatewayOver(t, { api: () => ({ host: '127.0.0.1', port: 1 }) })
  for (const base of [away, dead]) {
    const answer = await fetch(`${base}/admin/clientes/listar`, { method: 'POST', body: 'x'.repeat(1e6) })
    assert.equal(answer.status, 502)
    assert.match(answer.headers.get('content-type') ?? '', /application\/json/)
    assert.deepEqual(await answer.json(), {})
  }
})

test('[D35] when the api dies before it answers, the call gets a 502 without msg', async (t) => {
  const base = await before(t, (request) => request.socket.destroy())
  const answer = await fetch(`${base}/admin/salud`)
  assert.equal(answer.status, 502)
  assert.deepEqual(await answer.json(), {})
})

test('the client notices an answer that breaks off', async (t) => {
  const base = await before(t, (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('the first part')
    // Sends the first part separately before the connection breaks.
    setTimeout(() => response.destroy(), 20)
  })
  const answer = await fetch(`${base}/admin/x`)
  await assert.rejects(answer.text())
})

test('streams an answer while the api is still writing it', async (t) => {
  let finish = () => undefined as void
  const base = await before(t, (_request, response) => {
    response.write('one')
    finish = () => void response.end('two')
  })
  const reader = (await fetch(`${base}/admin/x`)).body?.getReader()
  assert.equal(Buffer.from((await reader?.read())?.value ?? '').toString(), 'one')
  finish()
  assert.equal(Buffer.from((await reader?.read())?.value ?? '').toString(), 'two')
})

test('a call ends when its client disconnects', async (t) => {
  const client = new AbortController()
  let gone = () => undefined as void
  const closed = new Promise<void>((done) => (gone = done))
  const base = await before(t, (request) => {
    request.on('error', () => undefined)
    request.on('close', () => gone())
    client.abort()
  })
  await assert.rejects(fetch(`${base}/admin/x`, { signal: client.signal }))
  await closed
})

test('[D27] the api gets the client’s real address, not the one it claims', async (t) => {
  const echo: Handler = (request, response) => response.end(JSON.stringify(request.headers))
  const headers = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https', forwarded: 'for=9.9.9.9' }
  const heard = async (base: string) =>
    (await (await fetch(`${base}/admin/x`, { headers })).json()) as Record<string, string>

  const direct = await heard(await before(t, echo))
  assert.equal(direct['x-forwarded-for'], '127.0.0.1')
  assert.equal(direct['x-forwarded-proto'], 'http')
  assert.equal(direct.forwarded, undefined)

  const behind = await heard(await before(t, echo, { trustProxy: '127.0.0.1' }))
  assert.equal(behind['x-forwarded-for'], '9.9.9.9')
  assert.equal(behind['x-forwarded-proto'], 'https')
})

test('a call that the api refuses as busy is not repeated', async (t) => {
  let asked = 0
  const base = await before(t, (_request, response) => {
    asked++
    response.writeHead(503, { 'retry-after': '1' }).end('{"msg":"ocupada"}')
  })
  const answer = await fetch(`${base}/admin/x`)
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('retry-after'), '1')
  assert.equal(asked, 1)
})

test('finds an api that restarted at another address', async (t) => {
  const ports = await Promise.all(
    ['uno', 'dos'].map(async (text) =>
      Number(
        new URL(
          await listening(
            t,
            createServer((_request, response) => response.end(text)),
          ),
        ).port,
      ),
    ),
  )
  let at = 0
  const base = await gatewayOver(t, { api: () => ({ host: '127.0.0.1', port: ports[at] ?? 0 }) })
  assert.equal(await (await fetch(`${base}/admin/x`)).text(), 'uno')
  at = 1
  assert.equal(await (await fetch(`${base}/admin/x`)).text(), 'dos')
})
