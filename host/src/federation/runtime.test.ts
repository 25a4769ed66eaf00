import { registerRemotes } from '@module-federation/enhanced/runtime'
import { loadManifest } from './manifests'
import { createRuntime } from './runtime'

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => null,
  registerPlugins: () => undefined,
  registerRemotes: jest.fn(),
}))

it('registers the entry itself, under an address that is new to the runtime after a retry', async () => {
  const start = { entry: 'e.js', exposes: { './module': { js: [], css: [] } } }
  await loadManifest({ manifest: '/r/1/m.json', start })
  const manifest = new URL('/r/1/m.json', window.location.href).href
  const { register } = createRuntime()
  await register('clientes', manifest, false)
  await register('clientes', `${manifest}?intento=1`, true)
  const entry = manifest.replace('m.json', 'e.js')
  expect(jest.mocked(registerRemotes).mock.calls).toEqual([
    [[{ name: 'clientes', entry }], { force: false }],
    [[{ name: 'clientes', entry: `${entry}?intento=1` }], { force: true }],
  ])
})
