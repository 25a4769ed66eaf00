import type { Registry } from '@backoffice/shared/contract'
import { FileError } from '../files'
import { createLoader, type LoaderParts } from './loader'
import type { RegistryClient } from './registry'
import { fail, ok, type Result } from './result'

const aRemote = (release: string, contract = '^1.0.0'): Registry['remotes'][string] => ({
  release,
  manifest: `/remotes/clientes/${release}/mf-manifest.json`,
  remote: {
    name: 'clientes',
    base: '/clientes',
    contract,
    routes: [{ path: '/clientes' }],
    menu: [],
    exposes: ['./module'],
  },
})

const aRegistry = (release: string, contract?: string): Registry => ({
  format: 1,
  remotes: { clientes: aRemote(release, contract) },
})

/** A registry whose answers a test decides; it counts how often it was asked. */
function registryOf(first: Result<Registry>) {
  const server = { answer: first, asked: 0 }
  let good: Registry | undefined
  let last: Result<Registry> | undefined
  const ask = () => {
    server.asked += 1
    last = server.answer
    if (last.ok) good = last.value
    return Promise.resolve(last)
  }
  const client: RegistryClient = {
    current: () => good,
    load: () => (last?.ok ? Promise.resolve(last) : ask()),
    refresh: ask,
    lookAgain: () => undefined,
    subscribe: () => () => undefined,
  }
  return { server, client }
}

function setUp(first: Result<Registry> = ok(aRegistry('1')), parts: Partial<LoaderParts> = {}) {
  const { server, client } = registryOf(first)
  const runtime = {
    register: jest.fn<void, [string, string, boolean]>(),
    load: jest.fn<Promise<unknown>, [string]>().mockResolvedValue('the module'),
    preload: jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined),
  }
  const loadManifest = jest.fn<Promise<Result<unknown>>, [string]>().mockResolvedValue(ok({}))
  const loader = createLoader({ registry: client, runtime, loadManifest, sharedVersion: '1.4.0', ...parts })
  const load = () => loader.load('clientes', './module')
  return { server, runtime, loadManifest, loader, load }
}

const kindOf = async (result: Promise<Result<unknown>>) => {
  const answer = await result
  return answer.ok ? 'ok' : answer.failure.kind
}
const chunkGone = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

it('registers the manifest of the release in use and loads the module, once', async () => {
  const { load, runtime } = setUp()
  expect(await load()).toEqual(ok('the module'))
  expect(await load()).toEqual(ok('the module'))
  expect(runtime.register.mock.calls).toEqual([
    ['clientes', expect.stringMatching(/clientes\/1\/mf-manifest\.json$/), false],
  ])
  expect(runtime.load.mock.calls).toEqual([['clientes/module']])
})

it('an unreachable registry is a failure that a retry gets over', async () => {
  const { server, load, loader } = setUp(fail('registry', new Error('down')))
  expect(await kindOf(load())).toBe('registry')
  server.answer = ok(aRegistry('1'))
  loader.retry('clientes')
  expect(await kindOf(load())).toBe('ok')
})

it('a remote the registry does not name is missing', async () => {
  const { load, runtime } = setUp(ok({ format: 1, remotes: {} }))
  expect(await kindOf(load())).toBe('missing')
  expect(runtime.register).not.toHaveBeenCalled()
})

it('a remote that was turned off is asked for nothing, and says why', async () => {
  const off = { ...aRemote('1'), disabled: { reason: 'Vuelve a las 12.' } }
  const { load, loadManifest, runtime, loader, server } = setUp(ok({ format: 1, remotes: { clientes: off } }))
  expect(await load()).toMatchObject({ ok: false, failure: { kind: 'disabled', reason: 'Vuelve a las 12.' } })
  expect(loadManifest).not.toHaveBeenCalled()
  expect(runtime.load).not.toHaveBeenCalled()
  server.answer = ok(aRegistry('1'))
  loader.retry('clientes')
  expect(await kindOf(load())).toBe('ok')
})

it('an entry that was refused is asked for nothing', async () => {
  const entry = { ...aRemote('1'), refused: 'menu[0].order: no number' }
  const { load, loadManifest } = setUp(ok({ format: 1, remotes: { clientes: entry } }))
  expect(await kindOf(load())).toBe('unavailable')
  expect(loadManifest).not.toHaveBeenCalled()
})

it('a contract range that does not hold stops it before any of its code', async () => {
  const { load, loadManifest, runtime } = setUp(ok(aRegistry('1', '^2.0.0')))
  expect(await kindOf(load())).toBe('contract')
  expect(loadManifest).not.toHaveBeenCalled()
  expect(runtime.load).not.toHaveBeenCalled()
})

it('the runtime’s own refusal of a shared version is a contract failure, too', async () => {
  const { load, runtime } = setUp()
  runtime.load.mockRejectedValue(
    new Error('Version 2.0.0 of shared singleton does not satisfy the requirement of host'),
  )
  expect(await kindOf(load())).toBe('contract')
})

it.each(['manifest', 'late', 'malformed'] as const)(
  'a %s failure never reaches the runtime; a retry asks anew',
  async (kind) => {
    const { load, loader, loadManifest, runtime } = setUp()
    loadManifest.mockResolvedValueOnce(fail(kind, new Error(kind)))
    expect(await kindOf(load())).toBe(kind)
    expect(runtime.register).not.toHaveBeenCalled()
    loader.retry('clientes')
    expect(await kindOf(load())).toBe('ok')
  },
)

it('a retry registers anew by force, under an address the runtime does not know', async () => {
  const { load, loader, runtime } = setUp()
  runtime.load.mockRejectedValueOnce(chunkGone)
  expect(await kindOf(load())).toBe('code')
  loader.retry('clientes')
  expect(await kindOf(load())).toBe('ok')
  expect(runtime.register.mock.calls[1]).toEqual([
    'clientes',
    expect.stringMatching(/mf-manifest\.json\?intento=1$/),
    true,
  ])
})

it('files gone after a redeploy: a remote that has not run is taken in its new release at once', async () => {
  const { load, loader, runtime, server } = setUp()
  await loader.preload('clientes')
  server.answer = ok(aRegistry('2'))
  runtime.load.mockRejectedValueOnce(chunkGone)
  expect(await load()).toEqual(ok('the module'))
  expect(runtime.register.mock.calls.at(-1)).toEqual([
    'clientes',
    expect.stringMatching(/clientes\/2\/mf-manifest\.json\?intento=1$/),
    true,
  ])
  expect(loader.ran('clientes')).toBe('2')
})

it('a manifest gone after a redeploy likewise', async () => {
  const { load, loadManifest, server } = setUp()
  loadManifest.mockImplementation((url) => {
    const gone = url.includes('/1/')
    if (gone) server.answer = ok(aRegistry('2'))
    return Promise.resolve(gone ? fail('manifest', new Error('404')) : ok({}))
  })
  expect(await load()).toEqual(ok('the module'))
})

it.each(['type', 'integrity'] as const)(
  'bytes that are not those of the release (%s): a newer release is taken at once, too',
  async (kind) => {
    const { load, runtime, server } = setUp()
    runtime.load.mockImplementationOnce(() => {
      server.answer = ok(aRegistry('2'))
      return Promise.reject(new FileError(kind, '/remotes/clientes/1/module.js'))
    })
    expect(await load()).toEqual(ok('the module'))
  },
)

it.each(['late', 'type', 'unsealed', 'integrity'] as const)(
  'a file’s failure keeps its kind, from the entry and from a chunk: %s',
  async (kind) => {
    const { load, loader, runtime } = setUp()
    const cause = new FileError(kind, '/remotes/clientes/1/module.js')
    runtime.load.mockRejectedValueOnce(cause)
    expect(await kindOf(load())).toBe(kind)
    loader.retry('clientes')
    runtime.load.mockRejectedValueOnce(
      Object.assign(new Error('Loading chunk 12 failed.'), { type: kind, request: cause.request }),
    )
    expect(await kindOf(load())).toBe(kind)
  },
)

it('files gone in the same release stay a failure, asked for once', async () => {
  const { load, runtime, server } = setUp()
  runtime.load.mockRejectedValue(chunkGone)
  expect(await kindOf(load())).toBe('code')
  expect(runtime.load).toHaveBeenCalledTimes(1)
  expect(server.asked).toBe(2)
})

it('a remote that has run stays with its release until it is retried', async () => {
  const { load, loader, runtime, server } = setUp()
  await load()
  server.answer = ok(aRegistry('2'))
  await loader.published('clientes')
  await loader.load('clientes', './PerfilCliente')
  expect(runtime.register).toHaveBeenCalledTimes(1)
  loader.retry('clientes')
  await load()
  expect(runtime.register.mock.calls[1]?.[1]).toContain('/clientes/2/')
  expect(loader.ran('clientes')).toBe('2')
})

it('an exception while the module starts is a failure of its own', async () => {
  const { load, runtime } = setUp()
  const cause = new TypeError('x is not a function')
  runtime.load.mockRejectedValue(cause)
  expect(await load()).toEqual(fail('render', cause))
})

it('a prefetch and a visit at the same time register once', async () => {
  const { load, loader, runtime } = setUp()
  await Promise.all([loader.preload('clientes'), load()])
  expect(runtime.register).toHaveBeenCalledTimes(1)
  expect(runtime.preload).toHaveBeenCalledTimes(1)
})

it('what was fetched ahead is not fetched again, nor is what has run', async () => {
  const { load, loader, runtime } = setUp()
  await Promise.all([loader.preload('clientes'), loader.preload('clientes')])
  await load()
  await loader.preload('clientes')
  expect(runtime.preload).toHaveBeenCalledTimes(1)
})

it('a prefetch that failed is tried again when asked for', async () => {
  const { loader, runtime } = setUp()
  runtime.preload.mockRejectedValueOnce(new Error('offline'))
  await loader.preload('clientes')
  await loader.preload('clientes')
  expect(runtime.preload).toHaveBeenCalledTimes(2)
})

it('a prefetch that fails says nothing and spoils nothing', async () => {
  const { load, loader, runtime } = setUp()
  runtime.preload.mockRejectedValue(new Error('offline'))
  await expect(loader.preload('clientes')).resolves.toBeUndefined()
  expect(await kindOf(load())).toBe('ok')
})

it('[D51] says which release ran, and nothing of one that failed', async () => {
  const ranNow = jest.fn()
  const { load, loader, runtime } = setUp(ok(aRegistry('1')), { ranNow })
  runtime.load.mockRejectedValueOnce(chunkGone)
  await load()
  expect(ranNow).not.toHaveBeenCalled()
  loader.retry('clientes')
  await load()
  expect(ranNow.mock.calls).toEqual([['clientes', aRemote('1')]])
})
