import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagePolicy, registryEntry } from './fill-image'

test('the image’s policy leaves the nonce, the scripts’ hashes and the origins to nginx', () => {
  const line = pagePolicy()
  assert.match(line, /^add_header Content-Security-Policy "[^"]+" always;\n$/)
  assert.ok(line.includes("script-src 'self' 'nonce-$request_id' @SCRIPT_HASHES@ @REMOTE_ORIGINS@;"))
  assert.ok(line.includes("style-src 'self' 'nonce-$request_id' @REMOTE_ORIGINS@;"))
  assert.ok(line.includes("connect-src 'self' @REMOTE_ORIGINS@ @API_ORIGINS@;"))
})

test('a remote’s entry is one line, with a placeholder for the origin of its container', () => {
  const remote = {
    name: 'clientes',
    base: '/clientes',
    contract: '^1.0.0',
    routes: [],
    menu: [],
    exposes: ['./module'],
  }
  const entry = { release: '1', manifest: '/remotes/clientes/1/mf-manifest.json', remote }
  const text = registryEntry({ format: 1, remotes: { clientes: entry } }, 'clientes')
  assert.match(text, /^[^\n]+\n$/)
  assert.deepEqual(JSON.parse(text.replace('@ORIGIN@', '')), entry)
  assert.throws(() => registryEntry({ format: 1, remotes: {} }, 'clientes'), /No se construyó clientes/)
})
