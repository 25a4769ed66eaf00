import { FileError } from '../files/FileError.ts'
import { fail, ok } from '../failures/result.ts'
import { aRemote, aRegistry, releaseOf, start, setUp, kindOf, chunkGone } from './loader.testing.ts'

it('loads the module of the release in use, once', async () => {
  const { load, runtime } = setUp()
  expect(await load()).toEqual(ok('the module'))
  expect(await load()).toEqual(ok('the module'))
  expect(runtime.load.mock.calls).toEqual([[releaseOf('1'), './module']])
})

it('federation itself may fail to come, and a retry asks for it again', async () => {
  const { load, loader, runtime } = setUp()
  runtime.load.mockRejectedValueOnce(chunkGone)
  expect(await kindOf(load())).toBe('code')
  loader.retry('clientes')
  expect(await kindOf(load())).toBe('ok')
})

it('an unreachable registry is a failure, and a retry recovers from it', async () => {
  const { server, load, loader } = setUp(fail('registry', new Error('down')))
  expect(await kindOf(load())).toBe('registry')
  server.answer = ok(aRegistry('1'))
  loader.retry('clientes')
  expect(await kindOf(load())).toBe('ok')
})

it('a remote that the registry does not name is missing', async () => {
  const { load, runtime } = setUp(ok({ format: 1, remotes: {} }))
  expect(await kindOf(load())).toBe('missing')
  expect(runtime.load).not.toHaveBeenCalled()
})

it('a disabled remote causes no request, and its failure says why', async () => {
  const off = { ...aRemote('1'), disabled: { reason: 'Vuelve a las 12.' } }
  const { load, loadManifest, runtime, loader, server } = setUp(ok({ format: 1, remotes: { clientes: off } }))
  expect(await load()).toMatchObject({ ok: false, failure: { kind: 'disabled', reason: 'Vuelve a las 12.' } })
  expect(loadManifest).not.toHaveBeenCalled()
  expect(runtime.load).not.toHaveBeenCalled()
  server.answer = ok(aRegistry('1'))
  loader.retry('clientes')
  expect(await kindOf(load())).toBe('ok')
})

it('a refused entry causes no request', async () => {
  const entry = { ...aRemote('1'), refused: 'menu[0].order: no number' }
  const { load, loadManifest } = setUp(ok({ format: 1, remotes: { clientes: entry } }))
  expect(await kindOf(load())).toBe('unavailable')
  expect(loadManifest).not.toHaveBeenCalled()
})

it('an unsatisfied contract range stops the remote before any of its code runs', async () => {
  const { load, loadManifest, runtime } = setUp(ok(aRegistry('1', '^2.0.0')))
  expect(await kindOf(load())).toBe('contract')
  expect(loadManifest).not.toHaveBeenCalled()
  expect(runtime.load).not.toHaveBeenCalled()
})

it('when the runtime itself refuses a shared version, that is a contract failure, too', async () => {
  const { load, runtime } = setUp()
  runtime.load.mockRejectedValue(
    new Error('Version 2.0.0 of shared singleton does not satisfy the requirement of host'),
  )
  expect(await kindOf(load())).toBe('contract')
})

it.each(['manifest', 'late', 'malformed'] as const)(
  'a %s failure never reaches the runtime, and a retry requests the manifest again',
  async (kind) => {
    const { load, loader, loadManifest, runtime } = setUp()
    loadManifest.mockResolvedValueOnce(fail(kind, new Error(kind)))
    expect(await kindOf(load())).toBe(kind)
    expect(runtime.load).not.toHaveBeenCalled()
    loader.retry('clientes')
    expect(await kindOf(load())).toBe('ok')
  },
)

it('a retry runs all of its code anew', async () => {
  const { load, loader, runtime } = setUp()
  runtime.load.mockRejectedValueOnce(chunkGone)
  expect(await kindOf(load())).toBe('code')
  loader.retry('clientes')
  expect(await kindOf(load())).toBe('ok')
  expect(runtime.load.mock.lastCall).toEqual([releaseOf('1', 1), './module'])
})

it('if a redeploy removed the files and the remote has not run yet, the loader takes the new release at once', async () => {
  const { load, loader, runtime, server } = setUp()
  await loader.preload('clientes')
  server.answer = ok(aRegistry('2'))
  runtime.load.mockRejectedValueOnce(chunkGone)
  expect(await load()).toEqual(ok('the module'))
  expect(runtime.load.mock.lastCall).toEqual([releaseOf('2', 1), './module'])
  expect(loader.ran('clientes')).toBe('2')
})

it('it does the same if a redeploy removed the manifest', async () => {
  const { load, loadManifest, server } = setUp()
  loadManifest.mockImplementation(({ release }) => {
    const gone = release === '1'
    if (gone) server.answer = ok(aRegistry('2'))
    return Promise.resolve(gone ? fail('manifest', new Error('404')) : ok(start))
  })
  expect(await load()).toEqual(ok('the module'))
})

it.each(['type', 'integrity'] as const)(
  'if the bytes are not those of the release (%s), the loader takes a newer release at once, too',
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
  'a file’s failure keeps its kind, for the entry and for a chunk: %s',
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

it('files missing from the release in use are a failure, requested once', async () => {
  const { load, runtime, server } = setUp()
  runtime.load.mockRejectedValue(chunkGone)
  expect(await kindOf(load())).toBe('code')
  expect(runtime.load).toHaveBeenCalledTimes(1)
  expect(server.asked).toBe(2)
})

it('a remote that has run keeps its release until a retry', async () => {
  const { load, loader, runtime, server } = setUp()
  await load()
  server.answer = ok(aRegistry('2'))
  await loader.published('clientes')
  await loader.load('clientes', './PerfilCliente')
  expect(runtime.load.mock.lastCall).toEqual([releaseOf('1'), './PerfilCliente'])
  loader.retry('clientes')
  await load()
  expect(runtime.load.mock.lastCall).toEqual([releaseOf('2', 1), './module'])
  expect(loader.ran('clientes')).toBe('2')
})

it('an exception while the module starts is its own kind of failure', async () => {
  const { load, runtime } = setUp()
  const cause = new TypeError('x is not a function')
  runtime.load.mockRejectedValue(cause)
  expect(await load()).toEqual(fail('render', cause))
})

it('after a failure of ES modules that ran the page begins anew, unless something typed would be lost', async () => {
  const beginAnew = jest.fn().mockReturnValue(true)
  const { load, loader, loadManifest } = setUp(ok(aRegistry('1')), { beginAnew })
  loader.retry('clientes')
  loadManifest.mockResolvedValue(ok({ ...start, module: true }))
  await load()
  expect(beginAnew).not.toHaveBeenCalled()
  const before = loader.generation('clientes')
  loader.retry('clientes')
  expect(beginAnew.mock.calls).toEqual([[new URL(aRemote('1').manifest, window.location.href).href]])
  expect(loader.generation('clientes')).toBe(before)
  beginAnew.mockReturnValue(false)
  loader.retry('clientes')
  expect(loader.generation('clientes')).toBe(before + 1)
})

it('[D51] reports the release that ran, and none for one that failed', async () => {
  const ranNow = jest.fn()
  const { load, loader, runtime } = setUp(ok(aRegistry('1')), { ranNow })
  runtime.load.mockRejectedValueOnce(chunkGone)
  await load()
  expect(ranNow).not.toHaveBeenCalled()
  loader.retry('clientes')
  await load()
  expect(ranNow.mock.calls).toEqual([['clientes', aRemote('1')]])
})
