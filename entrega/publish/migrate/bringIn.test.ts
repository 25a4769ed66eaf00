import type { Registry } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { rollback } from '../change/rollback'
import { readLog } from '../log/log'
import { prepare, publish } from '../publish/publish'
import { world } from '../testing/world'

/** A site from before the log: two releases of clientes, with the older one in use, and a host. */
function siteOfBefore(t: TestContext) {
  const w = world(t)
  const builds = [w.remote('clientes', 'uno'), w.remote('clientes', 'dos')]
  for (const { folder, release } of builds)
    cpSync(folder, path.join(w.site, 'remotes/clientes', release), { recursive: true })
  const [inUse, bad] = builds
  assert.ok(inUse && bad)
  mkdirSync(path.join(w.site, 'assets'))
  writeFileSync(path.join(w.site, 'assets/main.js'), 'the host')
  writeFileSync(path.join(w.site, 'index.html'), 'the page')
  const { release, manifest = '', remote } = inUse
  assert.ok(remote)
  const registry: Registry = {
    format: 1,
    config: { adminApiBase: 'https://api.example' },
    remotes: { clientes: { release, manifest, remote } },
  }
  writeFileSync(path.join(w.site, 'remotes.json'), JSON.stringify(registry))
  return { w, inUse, bad, read: (file: string) => readFileSync(path.join(w.site, file), 'utf8') }
}

test('the log’s first entry names what an older site has in use, and that stays in use', async (t) => {
  const { w, inUse, bad, read } = siteOfBefore(t)
  await prepare(w.parts)
  const registry = JSON.parse(read('remotes.json')) as Registry
  assert.equal(registry.remotes.clientes?.release, inUse.release)
  assert.equal(registry.log, 1)
  assert.deepEqual(registry.config, { adminApiBase: 'https://api.example' })
  assert.equal(read('index.html'), 'the page')
  // A release that someone had rolled back by hand must not return by itself.
  assert.equal(await publish(w.parts, [bad], { onlyNew: true }), null)
  await publish(w.parts, [w.host('nuevo')])
  await rollback(w.parts, 'host')
  assert.equal(read('index.html'), 'the page')
  await rollback(w.parts, 'clientes', { release: bad.release })
  assert.equal((await readLog(w.store)).torn.length, 0)
})

test('leaves out an unreadable entry and one whose files are on another server', async (t) => {
  const { w, read } = siteOfBefore(t)
  const registry = JSON.parse(read('remotes.json')) as { remotes: Record<string, unknown> }
  const remote = { name: 'reportes', base: '/reportes' }
  const manifest = 'https://otra.example/r/mf-manifest.json'
  Object.assign(registry.remotes, { usuarios: null, reportes: { release: 'r7', manifest, remote } })
  writeFileSync(path.join(w.site, 'remotes.json'), JSON.stringify(registry))
  await prepare(w.parts)
  const { remotes } = JSON.parse(read('remotes.json')) as Registry
  assert.deepEqual(Object.keys(remotes), ['clientes', 'reportes'])
  assert.deepEqual(remotes.reportes, { release: 'r7', manifest, remote })
})

test('refuses to replace an unreadable registry with an empty one', async (t) => {
  const { w, read } = siteOfBefore(t)
  writeFileSync(path.join(w.site, 'remotes.json'), '{,')
  await assert.rejects(prepare(w.parts), /remotes\.json no se puede leer/)
  assert.equal(read('remotes.json'), '{,')
})
