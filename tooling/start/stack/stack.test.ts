import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setImmediate as heard } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eventually } from '../../../api/test/eventually.ts'
import { fakeSite } from '@backoffice/gateway/testing'
import { ApiFatal, createBackoff, superviseApi, type ApiOptions } from './api-process.ts'
import { heapOptions } from './heap.ts'
import { root } from '../before/root.mjs'
import { openGateway, siteUrl, startStack, type StackOptions } from './stack.ts'

const entry = fileURLToPath(new URL('./fixtures/api.ts', import.meta.url))

async function stackOf(t: TestContext, options: Partial<StackOptions & ApiOptions> = {}) {
  const stack = await startStack({
    dataDir: '/datos',
    port: 0,
    site: fakeSite(t),
    apiEntry: entry,
    ...options,
  })
  t.after(stack.stop)
  return stack
}

const salud = async (url: string) =>
  (await (await fetch(`${url}/admin/salud`)).json()) as { pid: number; env: Record<string, string> }

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('serves page and api under one address', async (t) => {
  const { url, login } = await stackOf(t)
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/)
  assert.equal(login.email, 'admin@demo.mx')
  assert.match(await (await fetch(url)).text(), /<!doctype html>/)
  assert.ok((await salud(url)).pid > 0)
})

test('the api gets its data folder, listens on the loopback, and trusts only this gateway', async (t) => {
  const { url } = await stackOf(t, { env: { HOST: '0.0.0.0', PORT: '80', DEMO: '7' } })
  const { env } = await salud(url)
  assert.deepEqual(
    [env.HOST, env.PORT, env.DATA_DIR, env.TRUST_PROXY, env.DEMO],
    ['127.0.0.1', '0', '/datos', '127.0.0.1', '7'],
  )
})

test('the image gives the api the same options for its memory', () => {
  const image = readFileSync(join(root, 'api/Dockerfile'), 'utf8')
  assert.match(image, new RegExp(`^ENV NODE_OPTIONS=${heapOptions.join(' ')}$`, 'm'))
})

test('[D28] links in mails lead to the site, or to the operator’s address', async (t) => {
  assert.equal(siteUrl('127.0.0.1', 8080), 'http://127.0.0.1:8080')
  assert.equal(siteUrl('::1', 8080), 'http://[::1]:8080')
  assert.match(siteUrl('0.0.0.0', 80) ?? '', /^http:\/\/(?!0\.0)[^:]+:80$/)
  const { url } = await stackOf(t, { env: { PUBLIC_URL: 'https://oficina.mx' } })
  assert.equal((await salud(url)).env.PUBLIC_URL, 'https://oficina.mx')
})

test('[D35] restarts an api that stops; meanwhile calls get a 502', async (t) => {
  const restarts: number[] = []
  const { url } = await stackOf(t, { onRestart: (_why, wait) => restarts.push(wait) })
  const before = await salud(url)
  assert.equal((await fetch(`${url}/admin/caer`)).status, 502)
  assert.equal((await fetch(`${url}/admin/salud`)).status, 502)
  let after: Partial<typeof before> = {}
  await eventually(async () => (after = await salud(url)).pid !== undefined, 'the api is back')
  assert.notEqual(after.pid, before.pid)
  assert.deepEqual(restarts, [250])
})

test('stopping leaves no process behind and frees the address', async (t) => {
  const stack = await stackOf(t)
  const { pid } = await salud(stack.url)
  await stack.stop()
  assert.equal(isAlive(pid), false)
  await assert.rejects(fetch(stack.url))
})

test('what the api must load first comes before it', async (t) => {
  const api = superviseApi({ entry, env: {}, preload: `data:text/javascript,process.env.PRIMERO='si'` })
  t.after(api.stop)
  await api.ready
  const { host, port } = api.target()!
  assert.equal((await salud(`http://${host}:${port}`)).env.PRIMERO, 'si')
})

test('an api that cannot start fails at once with its sentence, and is not restarted', async (t) => {
  const restarts: string[] = []
  const api = superviseApi({
    entry,
    env: { FATAL: 'La carpeta de datos está en uso.' },
    onRestart: (why) => restarts.push(why),
  })
  t.after(api.stop)
  const pid = api.pid() as number
  await assert.rejects(api.ready, (error) => error instanceof ApiFatal && /en uso/.test(error.message))
  // The restart is announced as soon as the process has exited.
  await eventually(() => !isAlive(pid), 'its process has ended')
  await heard()
  assert.deepEqual(restarts, [])
})

test('reports a port taken meanwhile in one sentence, and leaves no api running', async (t) => {
  const { url } = await stackOf(t)
  const api = superviseApi({ entry, env: {} })
  t.after(api.stop)
  await api.ready
  await assert.rejects(
    openGateway(api, { dataDir: '/datos', port: Number(new URL(url).port) }),
    /^Error: El puerto \d+ ya está en uso/,
  )
})

test('the wait before a restart grows each time, until the api has run well for a while', () => {
  const wait = createBackoff()
  assert.deepEqual([0, 0, 0, 0, 0, 0, 0].map(wait), [250, 500, 1000, 2000, 4000, 8000, 10_000])
  assert.equal(wait(61_000), 250)
})
