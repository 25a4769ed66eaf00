import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withLocal } from '@backoffice/entrega/build/dev'
import { askedFrom } from './arguments'

test('npm run dev takes a name and, with it, the origin of a deployed host', () => {
  assert.deepEqual(askedFrom([]), { name: undefined })
  assert.deepEqual(askedFrom(['clientes']), { name: 'clientes' })
  assert.deepEqual(askedFrom(['clientes', '--host', 'https://oficina.ejemplo/clientes?x=1']), {
    name: 'clientes',
    host: 'https://oficina.ejemplo',
  })
  assert.deepEqual(askedFrom(['clientes', '--host=http://127.0.0.1:8080']), {
    name: 'clientes',
    host: 'http://127.0.0.1:8080',
  })
  const wrong = [
    ['a', 'b'],
    ['--host', 'https://x.mx'],
    ['a', '--otra'],
    ['a', '--host', 'http://oficina.ejemplo'],
    ['a', '--host', 'oficina'],
  ]
  for (const args of wrong) assert.ok('problem' in askedFrom(args), args.join(' '))
})

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
