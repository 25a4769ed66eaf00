import { aRemote } from '../load/loader.testing.ts'
import { loadManifest } from './manifests.ts'
import { runtime, type Release } from './runtime.ts'

const registerRemotes = jest.fn()
const loadRemote = jest.fn((id: string) => Promise.resolve(id))
jest.mock('./federated.ts', () => ({
  federation: {
    registerRemotes: (remotes: unknown) => void registerRemotes(remotes),
    loadRemote: (id: string) => loadRemote(id),
  },
}))

const aRelease = (
  name: string,
  manifest: string,
  release: string,
  start: object,
  generation = 0,
): Release => ({
  name,
  entry: { ...aRemote(release), manifest },
  start: { entry: 'e.js', exposes: { './module': { js: [], css: [] } }, ...start },
  generation,
})
const address = (path: string) => new URL(path, window.location.href).href

it('registers each release once, and each retry, under a name of its own, with its entry and the global that this leaves', async () => {
  const { load } = runtime
  const release = (release: string, generation = 0, global?: string) =>
    aRelease(
      'clientes',
      `/r/${release}/m.json`,
      release,
      { ...(global !== undefined && { global }) },
      generation,
    )
  expect(await load(release('1'), './module')).toBe('clientes_1/module')
  expect(await load(release('1'), './module')).toBe('clientes_1/module')
  expect(await load(release('2', 0, 'clientes_x'), './module')).toBe('clientes_2/module')
  expect(await load(release('2', 1, 'clientes_x'), './module')).toBe('clientes_2_1/module')
  expect(registerRemotes.mock.calls).toEqual([
    [[{ name: 'clientes_1', entry: address('/r/1/e.js'), entryGlobalName: 'clientes', type: 'global' }]],
    [[{ name: 'clientes_2', entry: address('/r/2/e.js'), entryGlobalName: 'clientes_x', type: 'global' }]],
    [[{ name: 'clientes_2_1', entry: address('/r/2/e.js'), entryGlobalName: 'clientes_x', type: 'global' }]],
  ])
})

it('a release of ES modules is registered as such, after the browser knows their hashes', async () => {
  const integrity = { 'e.js': 'sha384-e', 'later.js': 'sha384-l', 'a.css': 'sha384-c' }
  await loadManifest({ manifest: '/m/1/m.json', integrity, start: { entry: 'e.js', exposes: {} } })
  registerRemotes.mockImplementationOnce(() => expect(maps()).toHaveLength(1))
  const release = aRelease('taller', '/m/1/m.json', '1', { module: true })
  await runtime.load(release, './module')
  expect(registerRemotes).toHaveBeenLastCalledWith([
    { name: 'taller_1', entry: address('/m/1/e.js'), entryGlobalName: 'taller', type: 'module' },
  ])
  const hashes = { [address('/m/1/e.js')]: 'sha384-e', [address('/m/1/later.js')]: 'sha384-l' }
  expect(maps()).toEqual([{ integrity: hashes }])
  await runtime.load({ ...release, generation: 1 }, './module')
  expect(maps()).toHaveLength(1)
})

const maps = () =>
  [...document.querySelectorAll('script[type=importmap]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  )
