import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fakeSite, gatewayOver, listening } from '../testing/fake-site.ts'
import { createGateway } from '../index.ts'
import { always, hsts } from './security-headers.ts'

test('page, files and refusals carry the security headers', async (t) => {
  const base = await gatewayOver(t)
  for (const [path, resource] of [
    ['/', 'same-origin'],
    ['/assets/main.1a2b.js', 'same-origin'],
    ['/assets/no.js', 'same-origin'],
    ['/%E0%A4%A', 'same-origin'],
    ['/remotes.json', 'cross-origin'],
    ['/remotes/clientes/1/remoteEntry.5e6f.js', 'cross-origin'],
  ]) {
    const { headers } = await fetch(`${base}${path}`)
    for (const [name, value] of Object.entries(always))
      assert.equal(headers.get(name), value, `${path} ${name}`)
    assert.equal(headers.get('cross-origin-resource-policy'), resource, path)
    assert.equal(headers.get('strict-transport-security'), null, path)
  }
})

test('Strict-Transport-Security is sent only when a trusted proxy says that TLS is in front', async (t) => {
  const promised = async (trustProxy?: string) => {
    const base = await gatewayOver(t, { trustProxy })
    const ask = (path: string) => fetch(base + path, { headers: { 'x-forwarded-proto': 'https' } })
    const answers = await Promise.all(['/', '/assets/main.1a2b.js', '/admin/salud'].map(ask))
    return answers.map(({ headers }) => headers.get('strict-transport-security'))
  }
  assert.deepEqual(await promised('127.0.0.1'), [hsts, hsts, hsts])
  assert.deepEqual(await promised('10.0.0.0/8'), [null, null, null])
  assert.deepEqual(await promised(), [null, null, null])
})

test('browsers run no script without a hash in a page whose scripts all have one', async (t) => {
  const site = fakeSite(t)
  const base = await listening(t, await createGateway({ site, api: () => null }))
  const policy = async (path = '/') => (await fetch(base + path)).headers.get('integrity-policy')
  assert.equal(await policy(), null)
  writeFileSync(join(site, 'index.html'), '<script type="application/json" id="integridad">{}</script>')
  assert.equal(await policy(), null, 'a remote may come from elsewhere')
  writeFileSync(join(site, 'remotes.json'), '{"format":1,"remotes":{}}')
  assert.equal(await policy(), 'blocked-destinations=(script)')
  assert.equal(await policy('/assets/main.1a2b.js'), null)
})

test('a document of a remote opened by its own address runs nothing, and is of no origin', async (t) => {
  const site = fakeSite(t)
  const folder = join(site, 'remotes/clientes/1')
  mkdirSync(folder, { recursive: true })
  const base = await listening(t, await createGateway({ site, api: () => null }))
  for (const file of ['a.html', 'a.svg', 'a.xml', 'a.xhtml', 'a.json', 'a.js', 'a']) {
    writeFileSync(join(folder, file), '<script>alert(1)</script>')
    for (const method of ['GET', 'HEAD']) {
      const accept = { accept: 'text/html' }
      const { status, headers } = await fetch(`${base}/remotes/clientes/1/${file}`, {
        method,
        headers: accept,
      })
      assert.equal(status, 200, file)
      assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox", file)
    }
  }
  // The page has a policy of its own.
  assert.match((await fetch(base)).headers.get('content-security-policy') ?? '', /script-src 'self'/)
})
