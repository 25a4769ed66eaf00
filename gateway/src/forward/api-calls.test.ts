import assert from 'node:assert/strict'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { test, type TestContext } from 'node:test'
import { gatewayOver, listening, say } from '../testing/index.ts'
import { createGateway, type GatewayOptions } from '../index.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A gateway in front of an api made of one function. */
async function before(t: TestContext, handler: Handler, options: Partial<GatewayOptions> = {}) {
  const { port } = new URL(await listening(t, createServer(handler)))
  return gatewayOver(t, { api: () => ({ host: '127.0.0.1', port: Number(port) }), ...options })
}

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

test('an upload that is refused before its end still gets its answer', async (t) => {
  const base = await before(t, (_request, response) => {
    response.writeHead(413, { 'content-type': 'application/json' })
    response.end('{"msg":"El archivo es demasiado grande"}')
  })
  const answer = await fetch(`${base}/admin/clientes/crear_archivo`, {
    method: 'POST',
    body: Buffer.alloc(3e6),
  })
  assert.equal(answer.status, 413)
  assert.deepEqual(await answer.json(), { msg: 'El archivo es demasiado grande' })
})

test('the rest of a refused upload does not block the next call', async (t) => {
  const base = await before(t, (_request, response) => response.writeHead(413).end('{}'))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.after(() => agent.destroy())
  const status = (body: Buffer) =>
    new Promise((done, failed) => {
      const call = request(`${base}/admin/x`, { agent, method: 'POST' }, (answer) => {
        answer.resume().on('end', () => done(answer.statusCode))
      })
      call.on('error', failed).end(body)
    })
  for (let round = 0; round < 3; round++) assert.equal(await status(Buffer.alloc(3e6)), 413)
})

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

test('[D24] headers that arrive too slowly get a 408 with a msg, and their connection ends', async (t) => {
  const base = await gatewayOver(t, { headersMs: 300 })
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
  const drops = setInterval(() => socket.write('X-A: 1\r\n'), 20)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(drops)
  assert.match(answer, /^HTTP\/1\.1 408 [^]+La petición tardó demasiado en llegar/)
})

test('slow clients, however many, delay no other request', async (t) => {
  const base = await gatewayOver(t)
  const { hostname, port } = new URL(base)
  const slow = Array.from({ length: 200 }, () => connect(Number(port), hostname))
  t.after(() => slow.forEach((socket) => socket.destroy()))
  for (const socket of slow) socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\nX-A')
  assert.equal((await fetch(base)).status, 200)
})

test('an upload may last as long as the api lets it', async (t) => {
  const server = await createGateway({ site: '', api: () => null })
  t.after(() => server.close())
  assert.ok(server.requestTimeout > 3_600_000)
})

test('cuts off a sender that keeps trickling after an early answer', async (t) => {
  const early: Handler = (_request, response) => response.writeHead(408).end('{"msg":"tarde"}')
  const { hostname, port } = new URL(await before(t, early, { leftoverMs: 200 }))
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write('POST /admin/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n')
  // The delay between the sender's pieces.
  const drops = setInterval(() => socket.write('x'), 20)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(drops)
  assert.match(answer, /^HTTP\/1.1 408 /)
})

test('an upload is forwarded as it arrives, before it is complete', async (t) => {
  let arrived = (_: string) => undefined as void
  const first = new Promise<string>((done) => (arrived = done))
  const base = await before(t, (request, response) => {
    request.once('data', (data: Buffer) => arrived(data.toString()))
    request.on('end', () => response.end('{}'))
  })
  const call = request(`${base}/admin/x`, { method: 'POST' })
  const answered = new Promise((done) => call.on('response', done))
  call.write('one')
  assert.equal(await first, 'one')
  call.end('two')
  await answered
})

test('slow uploads, however many, delay no other call', async (t) => {
  const base = await before(t, (request, response) => {
    request.resume().on('end', () => response.end('{}'))
  })
  const agent = new Agent({ maxSockets: Infinity })
  t.after(() => agent.destroy())
  for (let each = 0; each < 200; each++) {
    const call = request(`${base}/admin/lento`, { agent, method: 'POST' })
    call.on('error', () => undefined)
    call.write('x')
  }
  assert.equal((await fetch(`${base}/admin/x`)).status, 200)
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
