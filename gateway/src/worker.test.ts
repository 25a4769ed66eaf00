import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { createGateway } from './index.ts'
import { fakeSite, listening } from './testing/fake-site.ts'
import { type GatewayOptions } from './types.ts'
import { withoutWorker } from './worker.ts'

const program = 'addEventListener("fetch", () => undefined)'
const hash = `sha384-${createHash('sha384').update(program).digest('base64')}`
const hashes = `{"assets/a.1a2b.js":"sha384-a","assets/sin-linea.5c6d.js":"${hash}"}`
const pageWith = (text: string) =>
  `<!doctype html><script type="application/json" id="integridad">${text}</script>`

/** A gateway over a site whose page names a worker. */
async function over(t: TestContext, options: Partial<GatewayOptions> = {}, page = pageWith(hashes)) {
  const site = fakeSite(t)
  writeFileSync(join(site, 'index.html'), page)
  writeFileSync(join(site, 'assets/sin-linea.5c6d.js'), program)
  const base = await listening(t, await createGateway({ site, api: () => null, ...options }))
  return { site, base, worker: (headers = {}) => fetch(`${base}/sin-linea.js`, { headers }) }
}

test('[E-20] the worker of the page in use is at one address, asked for each time, with the origins of releases alone', async (t) => {
  const { worker, base } = await over(t)
  const answer = await worker()
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  assert.equal(
    answer.headers.get('content-security-policy'),
    "default-src 'none'; connect-src 'self' https://usuarios.ejemplo.mx",
  )
  assert.equal(await answer.text(), `self.origenes=["https://usuarios.ejemplo.mx"];\n${program}`)
  const same = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  assert.equal((await worker(same)).status, 304)
  assert.match((await fetch(base)).headers.get('content-security-policy') ?? '', /; worker-src 'self';/)
})

test('[E-20] a worker whose bytes are not those that the page names is not served', async (t) => {
  const { worker, site } = await over(t)
  writeFileSync(join(site, 'assets/sin-linea.5c6d.js'), 'other')
  assert.equal((await worker()).status, 404)
})

test('[E-20] with OFFLINE=0, and with a page of an earlier release, browsers get the worker that ends itself', async (t) => {
  const off = await over(t, { offline: false })
  assert.match(await (await off.worker()).text(), /registration\.unregister\(\)/)
  assert.equal(await (await fetch(off.base)).text(), pageWith('{"assets/a.1a2b.js":"sha384-a"}'))
  const earlier = await over(t, {}, pageWith('{"assets/a.1a2b.js":"sha384-a"}'))
  assert.match(await (await earlier.worker()).text(), /registration\.unregister\(\)/)
})

test('the page stays readable without its worker, wherever that stands among its files', () => {
  const entry = `"assets/sin-linea.5c6d.js":"${hash}"`
  assert.equal(withoutWorker(`{${entry},"b":"c"}`), '{"b":"c"}')
  assert.equal(withoutWorker(`{"a":"b",${entry},"b":"c"}`), '{"a":"b","b":"c"}')
  assert.equal(withoutWorker(`{"a":"b",${entry}}`), '{"a":"b"}')
})
