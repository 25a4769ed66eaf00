import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { it } from 'node:test'
import { workspacePackages } from '../../tooling/start/before/install/workspace-packages.ts'
import { remotesModule } from '../../bench/monolith/config.ts'
import { lockFor } from './sources/source-hash.ts'
import { remoteNames, remotesIn, root } from './workspace.ts'

it('a remote is a folder remote-* with a remote.json, and a package of the workspace', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'remotes-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), 'packages:\n  - host\n  - remote-*\n  - api\n')
  for (const name of ['remote-ventas', 'remote-apartados', 'remote-a-medias', 'remoto-otro', 'host']) {
    mkdirSync(path.join(folder, name))
  }
  for (const name of ['remote-ventas', 'remote-apartados']) {
    writeFileSync(path.join(folder, name, 'remote.json'), '{}')
    writeFileSync(path.join(folder, name, 'package.json'), '{}')
  }
  assert.deepEqual(remotesIn(folder), ['apartados', 'ventas'])
  assert.deepEqual(workspacePackages(folder), ['host', 'remote-apartados', 'remote-ventas', 'api'])
})

it('a new remote changes the lock file for no other app', () => {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  const [first = ''] = remoteNames
  const section = new RegExp(`^ {2}remote-${first}:\\n(?:\\n| {4}.*\\n)*`, 'm').exec(lock)?.[0] ?? ''
  assert.match(section, /'@backoffice\/shared'/)
  const added = section.replaceAll(first, 'reportes')
  const more = lock.replace(section, section + added)
  for (const app of ['host', ...remoteNames]) assert.equal(lockFor(more, app), lockFor(lock, app), app)
  assert.equal(lockFor(more, 'reportes').includes(added), true)
  const newer = lock.replace(/^ {2}react@[\d.]+:$/m, '  react@99.0.0:')
  assert.notEqual(newer, lock)
  for (const app of ['host', ...remoteNames]) assert.notEqual(lockFor(newer, app), lockFor(lock, app), app)
})

it('the benchmark’s one app imports every remote of the workspace', () => {
  const source = decodeURIComponent(remotesModule(['ventas', 'clientes']))
  assert.match(source, /import remote1 from ".*remote-clientes.remote\.json"/)
  assert.match(source, /"ventas\/\.\/module": \(\) => import\(".*remote-ventas.src.module\.tsx"\)/)
})
