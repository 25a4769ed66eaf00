import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withLocal } from './inside-host.ts'

test('in the registry of a deployed host one entry is this machine’s, without the hashes of a release', () => {
  const theirs = { release: '1', manifest: '/remotes/usuarios/1/mf-manifest.json', integrity: {} }
  const registry = {
    format: 1,
    config: { adminApiBase: '/admin' },
    remotes: { usuarios: theirs, clientes: theirs },
  }
  const { remotes, ...rest } = withLocal(registry, 'clientes', '/remotes/clientes/dev/')
  assert.deepEqual(rest, { format: 1, config: { adminApiBase: '/admin' } })
  assert.equal(remotes.usuarios, theirs)
  const { manifest, integrity, remote } = remotes.clientes as Record<string, unknown> & {
    remote: { name: string }
  }
  assert.deepEqual(
    [manifest, integrity, remote.name],
    ['/remotes/clientes/dev/mf-manifest.json', undefined, 'clientes'],
  )
})
