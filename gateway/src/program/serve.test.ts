import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, createServer, get, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { listening } from '../testing/index.ts'
import { drain } from './serve.ts'

test('a server that stops finishes what it has begun, and ends connections that wait for another request', async (t) => {
  let finish = () => undefined as void
  const begun = new Promise<void>((heard) => (finish = heard))
  let answer: ServerResponse | undefined
  const server = createServer((request, response) => {
    if (request.url !== '/lento') return void response.end('hola')
    answer = response
    finish()
  })
  server.keepAliveTimeout = 600_000
  const base = await listening(t, server)
  const agent = new Agent({ keepAlive: true })
  t.after(() => agent.destroy())
  const ask = (path: string) =>
    new Promise<number | undefined>((done) =>
      get(base + path, { agent }, (found) => found.resume().on('end', () => done(found.statusCode))),
    )
  await ask('/')
  const slow = ask('/lento')
  await begun

  let isOver = false
  const drained = drain(server).then(() => (isOver = true))
  const late = connect(Number(new URL(base).port), '127.0.0.1')
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
  assert.equal(error.code, 'ECONNREFUSED')
  assert.equal(isOver, false)
  answer?.end('por fin')
  assert.equal(await slow, 200)
  await drained
})
