import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import dns from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { addressesOf, leaving } from './addresses.ts'
import { gatewayOver } from '../testing/index.ts'

test('an address stands for itself, and an unknown name is an error', async () => {
  assert.deepEqual(await addressesOf('10.0.0.7'), [{ address: '10.0.0.7', family: 4 }])
  assert.deepEqual(await addressesOf('::1'), [{ address: '::1', family: 6 }])
  await assert.rejects(addressesOf('no-hay.invalid'))
})

/** A name that stands for several servers: each answers with this status, or does not run. `says`: headers of the first. */
async function named(t: TestContext, host: string, statuses: (number | null)[], says = {}) {
  const heard: number[] = []
  let port = 0
  for (const [at, status] of statuses.entries()) {
    if (status === null) continue
    const server = createServer((request, response) => {
      heard.push(at)
      request.resume().on('end', () => response.writeHead(status, at === 0 ? says : {}).end(`${at}`))
    })
    await once(server.listen(port, `127.0.0.${at + 1}`), 'listening')
    t.after(() => server.close())
    port = (server.address() as AddressInfo).port
  }
  const all = statuses.map((_, at) => ({ address: `127.0.0.${at + 1}`, family: 4 }))
  t.mock.method(dns, 'lookup', async () => all)
  return { host, port, heard }
}

const rounds = Array.from({ length: 20 })

test('a file that one container of a remote lacks, or that none is there to give, comes from the next', async (t) => {
  for (const [at, statuses] of [
    [404, 200],
    [null, 200],
    [503, 200, 502],
  ].entries()) {
    const { host, port, heard } = await named(t, `remoto-${at}`, statuses)
    const base = await gatewayOver(t, { remotes: { clientes: `${host}:${port}` } })
    for (const _ of rounds) {
      const answer = await fetch(`${base}/remotes/clientes/1/a.js`)
      assert.deepEqual([answer.status, await answer.text()], [200, '1'])
    }
    assert.equal(heard.filter((each) => each === 1).length, rounds.length)
  }
})

test('a file that every container lacks is a 404, and each is asked once', async (t) => {
  const { host, port, heard } = await named(t, 'remoto-sin-nada', [404, 404])
  const base = await gatewayOver(t, { remotes: { clientes: `${host}:${port}` } })
  assert.equal((await fetch(`${base}/remotes/clientes/1/a.js`)).status, 404)
  assert.deepEqual(heard.sort(), [0, 1])
})

test('while one replica of the api is down, every call reaches another, uploads too; none is made twice', async (t) => {
  const target = await named(t, 'api-de-tres', [null, 200, 200])
  const base = await gatewayOver(t, { api: () => target })
  for (const _ of rounds) {
    const answer = await fetch(`${base}/admin/x`, { method: 'POST', body: 'x'.repeat(100_000) })
    assert.equal(answer.status, 200)
  }
  assert.equal(target.heard.length, rounds.length)
  assert.deepEqual([...new Set(target.heard)].sort(), [1, 2], 'both get some')
})

test('a replica that says it is about to stop gets no more calls while another answers; callers are not told', async (t) => {
  const says = { [leaving]: '::ffff:127.0.0.1' }
  const target = await named(t, 'api-que-se-detiene', [200, 200], says)
  const base = await gatewayOver(t, { api: () => target })
  const calls = async (count: number) => {
    target.heard.length = 0
    for (let i = 0; i < count; i++) {
      const answer = await fetch(`${base}/admin/x`)
      assert.deepEqual([answer.status, answer.headers.get(leaving)], [200, null])
    }
    return target.heard.filter((at) => at === 0).length
  }
  assert.ok((await calls(20)) <= 1, 'at most the one that told it')
  assert.equal(await calls(20), 0)
  const now = performance.now() + 10_001
  t.mock.method(performance, 'now', () => now)
  says[leaving] = '127.0.0.9'
  assert.ok((await calls(40)) > 0, 'it may have started again')
})

test('the only replica gets every call, also when it is about to stop', async (t) => {
  const target = await named(t, 'api-sola', [200], { [leaving]: '127.0.0.1' })
  const base = await gatewayOver(t, { api: () => target })
  for (const _ of rounds) assert.equal((await fetch(`${base}/admin/x`)).status, 200)
})
