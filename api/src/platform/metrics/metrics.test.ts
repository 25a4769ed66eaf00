import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { eventually } from '../../../test/eventually.ts'
import { serveMetrics } from './server.ts'

const api = useApi()

/** Name and labels → value. */
async function scrape(): Promise<Map<string, number>> {
  const server = await serveMetrics(api.app.metrics, { host: '127.0.0.1', port: 0 })
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  assert.equal((await fetch(`http://127.0.0.1:${port}/admin/salud`)).status, 404, 'it tells nothing else')
  server.close()
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)![0])]))
}

const count = (metrics: Map<string, number>, route: string, status: number, method = 'POST') =>
  metrics.get(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)

describe('/metrics', () => {
  it('counts requests by route and status, never by raw address', async () => {
    await api.call('POST /clientes/listar', { filas: 1 })
    await api.call('POST /clientes/listar', { filas: 1 })
    await api.call('POST /clientes/listar', { filas: -1 })
    for (let i = 0; i < 5; i++) await api.raw({ method: 'GET', url: `/admin/Fulana-${i}?correo=ella@x.mx` })
    const metrics = await scrape()
    assert.equal(count(metrics, '/admin/clientes/listar', 200), 2)
    assert.equal(count(metrics, '/admin/clientes/listar', 400), 1)
    assert.equal(count(metrics, 'ninguna', 404, 'GET'), 5)
    assert.ok(![...metrics.keys()].some((key) => /Fulana|correo=/.test(key)))
    const buckets = [...metrics].filter(([key]) => /_bucket\{le="30".*listar",status="200"/.test(key))
    assert.deepEqual(
      buckets.map(([, value]) => value),
      [2],
    )
  })

  it('reports the pool, requests in flight, and the process', async () => {
    const { pool } = api.app.db
    const held = await pool.connect()
    const during = await scrape()
    held.release()
    assert.ok(during.get('pg_pool_connections{state="total"}')! >= 1)
    assert.equal(during.get('pg_pool_connections{state="waiting"}'), 0)
    assert.equal(
      during.get('pg_pool_connections{state="total"}')! - during.get('pg_pool_connections{state="idle"}')!,
      1,
      'the held one is in use',
    )
    assert.equal(during.get('pg_pool_connections_max'), pool.options.max)
    assert.equal(during.get('http_requests_in_flight'), 0)
    assert.ok(during.get('process_resident_memory_bytes')! > 0)
    assert.ok(during.has('nodejs_eventloop_lag_seconds'))
  })

  it('reports waiting and permanently failed mails', async () => {
    const add = () =>
      api.app.db.tenant(api.idLocatario, (tx) =>
        api.app.mail.add(tx, api.idLocatario, { to: 'a@x.mx', subject: '', text: '', html: '' }, 60),
      )
    for (let i = 0; i < 3; i++) await add()
    await api.sql(
      `update trabajos set fallo = now(), contenido = null where _id = (select _id from trabajos order by _id limit 1)`,
    )
    await api.sql(`update trabajos set creacion = now() - interval '1 hour' where fallo is null`)
    const metrics = await scrape()
    assert.equal(metrics.get('jobs{kind="correo",state="waiting"}'), 2)
    assert.equal(metrics.get('jobs{kind="correo",state="failed"}'), 1)
    assert.ok(metrics.get('jobs_oldest_seconds{kind="correo"}')! >= 3600)
  })

  it('counts running requests as in flight, and aborted ones as aborted', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const lock = await api.app.db.pool.connect()
    await lock.query('begin; lock table clientes in access exclusive mode')
    const stop = new AbortController()
    const arrived = once(api.app.server, 'request')
    const answer = fetch(`http://127.0.0.1:${port}/admin/clientes/listar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': api.token },
      body: '{}',
      signal: stop.signal,
    }).catch(() => null)
    await arrived
    assert.equal((await scrape()).get('http_requests_in_flight'), 1)
    stop.abort()
    await answer
    // Released only now: an answer that is ready when the client leaves would not count as aborted.
    const broken = 'http_requests_aborted_total{route="/admin/clientes/listar"}'
    let metrics = await scrape()
    await eventually(async () => (metrics = await scrape()).has(broken), 'it is noticed')
    await lock.query('rollback')
    lock.release()
    assert.equal(metrics.get(broken), 1)
    assert.equal(metrics.get('http_requests_in_flight'), 0)
  })
})
