import { ok } from '../failures/result.ts'
import { aRegistry, releaseOf, setUp, kindOf, chunkGone } from './loader.testing.ts'

it('a prefetch and a visit at the same time ask once for its files', async () => {
  const { load, loader, loadManifest, runtime } = setUp()
  await Promise.all([loader.preload('clientes'), load()])
  expect(loadManifest).toHaveBeenCalledTimes(1)
  expect(runtime.preload).toHaveBeenCalledTimes(1)
})

it('does not prefetch the same files twice, nor those of a remote that has run', async () => {
  const { load, loader, runtime } = setUp()
  await Promise.all([loader.preload('clientes'), loader.preload('clientes')])
  await load()
  await loader.preload('clientes')
  expect(runtime.preload).toHaveBeenCalledTimes(1)
})

it('a load retries a prefetch that failed', async () => {
  const { loader, runtime } = setUp()
  runtime.preload.mockRejectedValueOnce(new Error('offline'))
  await loader.preload('clientes')
  await loader.preload('clientes')
  expect(runtime.preload).toHaveBeenCalledTimes(2)
})

it('a failed prefetch is silent and harmless', async () => {
  const { load, loader, runtime } = setUp()
  runtime.preload.mockRejectedValue(new Error('offline'))
  await expect(loader.preload('clientes')).resolves.toBeUndefined()
  expect(await kindOf(load())).toBe('ok')
})

it('runs a module ahead without counting a visit', async () => {
  const ranNow = jest.fn()
  const { load, loader, runtime } = setUp(ok(aRegistry('1')), { ranNow })
  await loader.warm('clientes')
  expect(runtime.load.mock.calls).toEqual([[releaseOf('1'), './module']])
  expect(loader.ran('clientes')).toBeUndefined()
  expect(ranNow).not.toHaveBeenCalled()
  expect(await load()).toEqual(ok('the module'))
  expect(ranNow).toHaveBeenCalledTimes(1)
})

it('[D51] a visit shows the newest release, not the one that ran ahead', async () => {
  const { load, loader, runtime, server } = setUp()
  await loader.warm('clientes')
  server.answer = ok(aRegistry('2'))
  await loader.published('clientes')
  await load()
  expect(runtime.load.mock.lastCall).toEqual([releaseOf('2'), './module'])
  expect(loader.ran('clientes')).toBe('2')
})

it('what fails when it runs ahead begins anew with the visit', async () => {
  const { load, loader, runtime } = setUp()
  runtime.load.mockRejectedValueOnce(chunkGone)
  await expect(loader.warm('clientes')).resolves.toBeUndefined()
  expect(await kindOf(load())).toBe('ok')
})

it('runs nothing ahead whose files could not be fetched, or that somebody has opened', async () => {
  const { load, loader, runtime } = setUp()
  runtime.preload.mockRejectedValueOnce(new Error('offline'))
  await loader.warm('clientes')
  expect(runtime.load).not.toHaveBeenCalled()
  await load()
  await loader.warm('clientes')
  expect(runtime.load).toHaveBeenCalledTimes(1)
})

it('a section that only ran ahead loads the release that the registry names at the visit', async () => {
  const { loader, load, runtime, server } = setUp()
  await loader.warm('clientes')
  server.answer = ok(aRegistry('31'))
  await loader.published('clientes')
  expect(await kindOf(load())).toBe('ok')
  expect(runtime.load.mock.lastCall).toEqual([releaseOf('31'), './module'])
  expect(loader.ran('clientes')).toBe('31')
})
