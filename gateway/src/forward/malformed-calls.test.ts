import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { say } from '../testing/index.ts'
import { before } from './before.testing.ts'

test('[D24] a request that is not HTTP, or too large, also gets a status and a msg', async (t) => {
  const base = await before(t, (_request, response) => response.end('{}'))
  const { port } = new URL(base)
  const said = async (text: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(text)
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk as Buffer)
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
    assert.match(head, /content-type: application\/json/i)
    return [head.split(' ')[1], (JSON.parse(body) as { msg: string }).msg]
  }
  assert.deepEqual(await said('garbage\r\n\r\n'), ['400', 'La petición no es válida'])
  assert.deepEqual(
    await said(`GET /admin/x HTTP/1.1\r\nHost: a\r\nx-auth-token: ${'a'.repeat(20_000)}\r\n\r\n`),
    ['431', 'Los encabezados son demasiado grandes'],
  )
})

test('headers that describe the connection are not forwarded', async (t) => {
  const base = await before(t, (request, response) => response.end(JSON.stringify(request.headers)))
  const { port } = new URL(base)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    'GET /admin/x HTTP/1.1\r\nHost: a\r\nConnection: close, HTTP2-Settings\r\nHTTP2-Settings: 1\r\nTE: trailers\r\n\r\n',
  )
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const heard = JSON.parse(
    Buffer.concat(chunks)
      .toString()
      .split('\r\n\r\n')[1]
      ?.replace(/^[\da-f]+\r\n/, '')
      .split('\r\n')[0] ?? '{}',
  )
  assert.equal(heard['http2-settings'], undefined)
  assert.equal(heard.te, undefined)
  assert.equal(heard.host, 'a')
})

test('a request is refused when its Connection names a header that a hop would drop', async (t) => {
  let heard = 0
  const base = await before(t, (_request, response) => {
    heard++
    response.end('{}')
  })
  const { port } = new URL(base)
  for (const named of ['X-Secreto', 'close, X-Secreto', 'Content-Length', 'X-Forwarded-For'])
    assert.match(
      await say(
        Number(port),
        `GET /admin/x HTTP/1.1\r\nHost: a\r\nConnection: ${named}\r\nX-Secreto: 1\r\n\r\n`,
      ),
      /^HTTP\/1\.1 400 /,
    )
  assert.equal(heard, 0)
})

test('[D24] a request that the proxy cannot parse gets a 4xx with a msg and is not forwarded', async (t) => {
  const heard: string[] = []
  const base = await before(t, ({ url = '' }, response) => {
    heard.push(url)
    response.end('{}')
  })
  const { port } = new URL(base)
  const asked = async (line: string, headers = '') => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`)
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk as Buffer)
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
    return [Number(head.split(' ')[1]), body]
  }
  for (const [line, headers] of [
    ['GET /admin/%E0%A4%A'],
    ['GET /admin/../fuera'],
    ['GET /admin/%2e%2e/fuera'],
    ['TRACE /admin/x'],
    ['PROPFIND /admin/x'],
    ['POST /admin/x', 'Content-Type: ;;\r\nContent-Length: 0\r\n'],
  ] as const) {
    const [status, body] = await asked(line, headers)
    assert.ok(Number(status) >= 400 && Number(status) < 500, `${line}: ${status}`)
    assert.ok((JSON.parse(String(body)) as { msg: string }).msg, line)
  }
  // The call must not go to the other host in its address.
  for (const line of ['GET http://127.0.0.1:1/admin/x', 'OPTIONS *']) {
    const [status] = await asked(line)
    assert.ok(Number(status) >= 400 && Number(status) < 500, `${line}: ${status}`)
  }
  assert.deepEqual(heard, [])
})
