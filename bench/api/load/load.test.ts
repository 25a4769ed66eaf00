import assert from 'node:assert/strict'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { requestsOf, type Scenario } from '../questions.ts'
import { callOnce, post } from './call.ts'
import { quantile, runLoad } from './run.ts'

/** Echoes the request in two pieces, since a body may arrive so. */
async function echo(t: TestContext, status = 200, asked: IncomingMessage[] = []): Promise<number> {
  const server = createServer((request, response) => {
    asked.push(request)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      response.writeHead(status, { 'content-length': body.length })
      response.write(body.subarray(0, 3))
      setImmediate(() => response.end(body.subarray(3)))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => server.close())
  return (server.address() as AddressInfo).port
}

test('times cover whole answers, and the p99 is a measured value', async (t) => {
  const scenario = { kind: 'list', token: 'x', questions: [{ filas: 20 }] } as const
  const port = await echo(t)
  const result = await runLoad({
    port,
    scenario: { ...scenario, questions: [...scenario.questions] },
    connections: 3,
    seconds: 0.2,
  })
  assert.ok(result.perSecond > 0 && result.p50 <= result.p99)
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1)
  assert.deepEqual([quantile(hundred, 0.5), quantile(hundred, 0.99), quantile([7], 0.99)], [50, 99, 7])
})

test('an answer other than 200, or a server that dies, fails the run instead of counting', async (t) => {
  const port = await echo(t, 429)
  const job = { port, scenario: { kind: 'create', token: 'x' } as const, connections: 1, seconds: 0.2 }
  await assert.rejects(runLoad(job), /429/)
  await assert.rejects(callOnce(port, post('/eco', {})), /429/)
  const gone = createServer((request) => request.socket.destroy())
  await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done))
  t.after(() => gone.close())
  await assert.rejects(runLoad({ ...job, port: (gone.address() as AddressInfo).port }))
})

test('where calls may fail, they are counted: other answers, and none', async (t) => {
  const port = await echo(t, 503)
  const scenario: Scenario = { kind: 'mixed', tokens: ['x'], ids: ['1'], questions: [{ filas: 20 }] }
  const job = { connections: 2, seconds: 0.2, mayFail: true, scenario }
  const refused = await runLoad({ ...job, port })
  assert.ok(refused.failed > 0)
  assert.equal(refused.failed, refused.calls)
  const good = await runLoad({ ...job, port: await echo(t) })
  assert.ok(good.calls > 0 && good.failed === 0 && good.longest >= good.p99)
})

test('of twenty mixed calls nine are lists, six details, three edits and two creations; a caller keeps its session', () => {
  const next = requestsOf({
    kind: 'mixed',
    tokens: ['a', 'b'],
    ids: ['1', '2', '3'],
    questions: [{ filas: 20 }],
  })
  const calls = Array.from({ length: 20 }, (_, n) => next(n % 2))
  const of = (path: string) => calls.filter((call) => call.path === `/admin/clientes/${path}`)
  assert.deepEqual(
    ['listar', 'detalles', 'editar', 'crear'].map((path) => of(path).length),
    [9, 6, 3, 2],
  )
  assert.ok(calls.every(({ headers }, n) => headers['x-auth-token'] === 'ab'[n % 2]))
  assert.equal(new Set(of('crear').map(({ headers }) => headers['idempotency-key'])).size, 2)
})

test('every request differs, from the first on, as with a real client', async (t) => {
  const asked: IncomingMessage[] = []
  const port = await echo(t, 200, asked)
  await runLoad({ port, scenario: { kind: 'create', token: 'x' }, connections: 3, seconds: 0.2 })
  const keys = asked.map(({ headers }) => headers['idempotency-key'])
  assert.equal(new Set(keys).size, keys.length)
  const [{ method, url, headers }] = asked as [IncomingMessage]
  assert.deepEqual(
    [method, url, headers.host, headers['content-type'], headers['x-auth-token']],
    ['POST', '/admin/clientes/crear', `127.0.0.1:${port}`, 'application/json', 'x'],
  )
})

test('every creation has its own key, every connection its own account', () => {
  const create = requestsOf({ kind: 'create', token: 'x' })
  const keys = new Set([create(0), create(1), create(0)].map(({ headers }) => headers['idempotency-key']))
  assert.equal(keys.size, 3)
  const accounts = ['a', 'b'].map((email) => ({ email, password: 'p' }))
  const signIn = requestsOf({ kind: 'sign-in', accounts })
  assert.notEqual(signIn(0), signIn(1))
  assert.equal(signIn(0), signIn(0))
})
