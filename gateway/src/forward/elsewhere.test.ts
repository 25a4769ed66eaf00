import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { createGateway } from '../index.ts'
import { createRemote } from '../remote.ts'
import { away } from '../releases/containers.ts'
import { always } from '../policy/security-headers.ts'
import { fakeSite, gatewayOver, listening, say, script, until } from '../testing/index.ts'

const hostOf = (base: string) => new URL(base).host

test('the files of a remote come from its container as it has them: compressed, tagged, kept for a year', async (t) => {
  const remote = await createRemote({ site: fakeSite(t), entry: away('clientes') })
  const base = await gatewayOver(t, { remotes: { clientes: hostOf(await listening(t, remote)) } })
  const path = '/remotes/clientes/1/remoteEntry.5e6f.js'
  const found = await fetch(base + path)
  assert.equal(await found.text(), 'remote')
  assert.equal(found.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(found.headers.get('content-security-policy'), "default-src 'none'; sandbox")
  assert.equal(found.headers.get('access-control-allow-origin'), '*')
  assert.equal(found.headers.get('cross-origin-resource-policy'), 'cross-origin')
  for (const [name, value] of Object.entries(always)) assert.equal(found.headers.get(name), value, name)
  const tag = found.headers.get('etag') ?? ''
  assert.equal((await fetch(base + path, { headers: { 'if-none-match': tag } })).status, 304)
  const head = await fetch(base + path, { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('content-length'), await head.text()], [200, '6', ''])
  assert.equal((await fetch(`${base}/remotes/clientes/1/no.js`)).status, 404)
  assert.equal((await fetch(`${base}/remotes/clientes/.log/000001.json`)).status, 404)
  assert.equal((await fetch(`${base}/remotes/clientes/..%2f..%2fregistro.json`)).status, 400)
})

test('a remote that is down costs its own files alone: a 502 with a sentence, which may not be stored', async (t) => {
  const base = await gatewayOver(t, { remotes: { usuarios: '127.0.0.1:1' } })
  const answer = await fetch(`${base}/remotes/usuarios/1/remoteEntry.js`)
  assert.equal(answer.status, 502)
  assert.equal(await answer.text(), 'No disponible por el momento\n')
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(answer.headers.get('access-control-allow-origin'), '*')
  assert.equal((await fetch(base)).status, 200)
})

test('a remote’s container learns nothing about who asks', async (t) => {
  let heard: IncomingMessage['headers'] = {}
  const server = createServer(({ headers }, response) => {
    heard = headers
    response.end('x')
  })
  const base = await gatewayOver(t, { remotes: { clientes: hostOf(await listening(t, server)) } })
  const headers = { 'x-auth-token': 'secreto', cookie: 'a=1', 'x-forwarded-for': '1.1.1.1' }
  await (await fetch(`${base}/remotes/clientes/1/a.js`, { headers })).text()
  assert.deepEqual(
    Object.keys(heard).filter((name) => /auth|cookie|forwarded|user-agent/.test(name)),
    [],
  )
})

test('a file of the page that this gateway lacks comes from another one, which asks no further', async (t) => {
  const other = hostOf(await gatewayOver(t))
  const asked: string[] = []
  // It names itself as a peer too, as all gateways behind one name do.
  const base = await gatewayOver(t, { site: '/no/hay', peers: other, log: ({ path }) => asked.push(path) })
  const found = await fetch(`${base}/assets/main.1a2b.js`)
  assert.equal(await found.text(), script)
  const missing = await fetch(`${base}/assets/no.js`)
  assert.deepEqual([missing.status, missing.headers.get('cache-control')], [404, 'no-store'])
  const alone = await gatewayOver(t, { peers: '127.0.0.1:1' })
  assert.equal((await fetch(`${alone}/assets/no.js`)).status, 502)
  const marked = { headers: { 'x-backoffice-peer': '1' } }
  assert.equal((await fetch(`${alone}/assets/no.js`, marked)).status, 404)
})

test('a caller that leaves before the answer ends that call, and not the gateway', async (t) => {
  const waiting: ServerResponse[] = []
  const remote = await listening(
    t,
    createServer((_request, response) => void waiting.push(response)),
  )
  const remotes = { clientes: new URL(remote).host }
  const base = await gatewayOver(t, { remotes })
  for (const path of ['/remotes/clientes/1/x.js', '/remotes/clientes/1/y.css']) {
    const caller = connect(Number(new URL(base).port), '127.0.0.1')
    caller.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await until(() => waiting.length > 0)
    caller.resetAndDestroy()
    await once(caller, 'close')
    await new Promise((done) => setTimeout(done, 50))
    // Small, so that all of it is there before the proxy drops it.
    waiting.pop()?.end('x')
    await new Promise((done) => setTimeout(done, 50))
  }
  assert.equal((await fetch(base)).status, 200)
})

test('the health check answers 200, and is not in the log', async (t) => {
  const lines: string[] = []
  const log = ({ path }: { path: string }) => lines.push(path)
  const remote = await listening(t, await createRemote({ site: fakeSite(t), entry: away('clientes'), log }))
  const gateway = await listening(t, await createGateway({ site: fakeSite(t), api: () => null, log }))
  for (const base of [remote, gateway]) {
    const answer = await fetch(`${base}/_salud`)
    assert.deepEqual([answer.status, await answer.text()], [200, 'bien\n'])
    await (await fetch(`${base}/nada.js`)).text()
  }
  await until(() => lines.length >= 2)
  assert.deepEqual(lines, ['/nada.js', '/nada.js'])
})

test('a remote’s server has its releases and its entry and nothing else, and refuses what the gateway refuses', async (t) => {
  const base = await listening(t, await createRemote({ site: fakeSite(t), entry: away('clientes') }))
  const entry = await fetch(`${base}/registro.json`)
  assert.deepEqual([entry.headers.get('cache-control'), await entry.json()], ['no-cache', away('clientes')])
  for (const path of ['/', '/index.html', '/assets/main.1a2b.js', '/.secreto', '/remotes.json', '/admin/x'])
    assert.equal((await fetch(base + path)).status, 404, path)
  assert.equal((await fetch(`${base}/remotes/clientes/1/x.js`, { method: 'POST' })).status, 405)
  const hidden = 'GET /remotes/a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello'
  assert.match(await say(Number(new URL(base).port), hidden), /^HTTP\/1\.1 400 /)
})
