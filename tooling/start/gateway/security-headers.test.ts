import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../before/root.mjs'
import { gatewayOver } from './fake-site'
import { always, hsts } from './security-headers'

const nginx = (file: string) => readFileSync(join(root, 'deploy/nginx', file), 'utf8')

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

test('nginx sends the same headers, in every block that sets headers of its own', () => {
  const told = [...nginx('security.conf').matchAll(/^add_header (\S+) '?(.*?)'? always;$/gm)]
  const byName = Object.fromEntries(told.map(([, name, value]) => [name, value]))
  assert.deepEqual(byName, {
    ...always,
    'Cross-Origin-Resource-Policy': '$resource_policy',
    'Strict-Transport-Security': '$promise_tls',
  })
  const text = nginx('nginx.conf') + nginx('gateway.conf') + nginx('remote.conf')
  assert.ok(text.includes(`https '${hsts}'`))
  // nginx drops the headers of an outer block where an inner one sets any.
  const files = [
    'gateway.conf',
    'from-containers.conf',
    'from-store.conf',
    'remote.conf',
    'errors.conf',
    'file.conf',
  ]
  for (const file of files) {
    const config = nginx(file)
    const places = config.split(/^ {0,2}location /m)
    for (const place of places.filter((each) => /add_header/.test(each) && !/proxy_pass/.test(each))) {
      assert.match(place, /include \/etc\/backoffice\/nginx\/(security|file)\.conf;/, `${file}: ${place}`)
    }
  }
})
