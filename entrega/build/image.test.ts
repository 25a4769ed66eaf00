import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registryEntry } from './image.ts'

test('a remote’s entry is that of the registry; without one the image is not made', () => {
  const remote = {
    name: 'clientes',
    base: '/clientes',
    contract: '^1.0.0',
    routes: [],
    menu: [],
    exposes: ['./module'],
  }
  const entry = { release: '1', manifest: '/remotes/clientes/1/mf-manifest.json', remote }
  assert.deepEqual(JSON.parse(registryEntry({ format: 1, remotes: { clientes: entry } }, 'clientes')), entry)
  assert.throws(() => registryEntry({ format: 1, remotes: {} }, 'clientes'), /No se construyó clientes/)
})
