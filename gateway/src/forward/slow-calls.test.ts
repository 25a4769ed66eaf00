import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { gatewayOver } from '../testing/index.ts'
import { createGateway } from '../index.ts'
import { type Handler, before } from './before.testing.ts'

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
