import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { connect } from 'node:tls'
import { generate } from 'selfsigned'
import { fakeSite, gatewayOver, listening } from './testing/fake-site.ts'
import { createSecureGateway } from './testing/secure-gateway.ts'
import {
  amongOthers,
  contraband,
  everyAttack,
  framings,
  mustBeRefused,
  smuggle,
  type Echo,
} from './testing/smuggling.ts'

/** An api that counts its requests and echoes each one. */
async function counting(t: TestContext) {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(request.url ?? '')
    const echo: Echo = { path: request.url ?? '', quien: request.headers['x-quien'] as string | undefined }
    request.resume().on('end', () => response.end(JSON.stringify(echo)))
  })
  const { port } = new URL(await listening(t, server))
  const timesOf = (path: string) => heard.filter((each) => each === path).length
  return { heard, timesOf, api: () => ({ host: '127.0.0.1', port: Number(port) }) }
}

test('over HTTP/1.1 no request hides in another one, and every client gets its own answer', async (t) => {
  const upstream = await counting(t)
  const base = await gatewayOver(t, { api: upstream.api })
  const port = Number(new URL(base).port)
  const wrong: string[] = []
  const { answers, strays } = await amongOthers(base, async () => {
    for (const [method, framing, path] of everyAttack()) {
      const status = await smuggle(port, method, framing, path)
      const refused = mustBeRefused(method, framing)
      const told = refused ? [400, 405].includes(status) : status === 200
      if (!told || upstream.timesOf(path) !== Number(!refused)) wrong.push(`${method}, ${framing}: ${status}`)
    }
  })
  assert.equal(upstream.timesOf(contraband), 0)
  assert.deepEqual(strays, [])
  assert.deepEqual(wrong, [])
  assert.ok(answers > 8)
})

test('over HTTP/2 no request hides in another one, and every client gets its own answer', async (t) => {
  const upstream = await counting(t)
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const server = await createSecureGateway({ site: fakeSite(t), api: upstream.api }, { key, cert })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const others = await gatewayOver(t, { api: upstream.api })
  const wrong: string[] = []
  const { strays } = await amongOthers(others, async () => {
    for (const [method, framing, path] of everyAttack()) {
      await smuggleOverHttp2(port, method, framing, path)
      const most = Number(!mustBeRefused(method, framing))
      if (upstream.timesOf(path) > most) wrong.push(`${method}, ${framing}`)
    }
  })
  assert.equal(upstream.timesOf(contraband), 0)
  assert.deepEqual(strays, [])
  assert.deepEqual(wrong, [])
  // Valid requests do arrive.
  assert.equal(upstream.timesOf('/admin/ataque/POST/0'), 1)
})

const kinds = { data: 0, headers: 1, reset: 3, settings: 4, goaway: 7 }

/**
 * Writes the frames itself, because Node's own client would not send these headers. Resolves to the answer's headers,
 * or a refusal.
 */
function smuggleOverHttp2(port: number, method: string, framing: string, path: string): Promise<void> {
  const { lines, body } = framings[framing] ?? { lines: [], body: '' }
  const headers = [
    [':method', method],
    [':scheme', 'https'],
    [':authority', 'x'],
    [':path', path],
    ['content-type', 'text/plain'],
    ...lines.map((line) => line.toLowerCase().split(': ')),
  ]
  return new Promise((done, failed) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2'] })
    let got = Buffer.alloc(0)
    socket.on('data', (data: Buffer) => {
      got = Buffer.concat([got, data])
      while (got.length >= 9 && got.length >= 9 + got.readUIntBE(0, 3)) {
        const kind = got[3]
        got = got.subarray(9 + got.readUIntBE(0, 3))
        if (kind === kinds.headers || kind === kinds.reset || kind === kinds.goaway) socket.destroy()
      }
    })
    socket.on('error', failed)
    socket.on('close', () => done())
    socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')
    socket.write(frame(kinds.settings, 0, 0, Buffer.alloc(0)))
    const block = Buffer.concat(
      headers.map(([name = '', value = '']) => Buffer.concat([Buffer.of(0), literal(name), literal(value)])),
    )
    socket.write(frame(kinds.headers, 4, 1, block))
    socket.write(frame(kinds.data, 1, 1, Buffer.from(body)))
  })
}

function frame(kind: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head[3] = kind
  head[4] = flags
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

/** HPACK's literal form of a text, for fewer than 127 bytes. */
const literal = (text: string) => Buffer.concat([Buffer.of(text.length), Buffer.from(text)])
