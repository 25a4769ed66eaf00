import type { Registry, RegistryEntry, StartFiles } from '@backoffice/shared/contract'
import { createLoader, type LoaderParts } from './loader.ts'
import type { RegistryClient } from '../registry/registry.ts'
import { ok, type Result } from '../failures/result.ts'
import type { Release } from '../federation/runtime.ts'

export const aRemote = (release: string, contract = '^1.0.0'): Registry['remotes'][string] => ({
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

export const aRegistry = (release: string, contract?: string): Registry => ({
  format: 1,
  remotes: { clientes: aRemote(release, contract) },
})

export const start: StartFiles = { entry: 'remoteEntry.js', exposes: {} }

export const releaseOf = (release: string, generation = 0): Release => ({
  name: 'clientes',
  entry: aRemote(release),
  start,
  generation,
})

/** A registry whose answers the test decides; it counts its requests. */
export function registryOf(first: Result<Registry>) {
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
    look: () => ask().then(({ ok: answered }) => answered),
    recent: () => Promise.resolve(),
    subscribe: () => () => undefined,
  }
  return { server, client }
}

export function setUp(first: Result<Registry> = ok(aRegistry('1')), parts: Partial<LoaderParts> = {}) {
  const { server, client } = registryOf(first)
  const runtime = {
    start: jest.fn<Promise<unknown>, []>().mockResolvedValue(undefined),
    load: jest.fn<Promise<unknown>, [Release, string]>().mockResolvedValue('the module'),
    preload: jest.fn<Promise<void>, [Release]>().mockResolvedValue(undefined),
  }
  const loadManifest = jest.fn<Promise<Result<StartFiles>>, [RegistryEntry]>().mockResolvedValue(ok(start))
  const loader = createLoader({ registry: client, runtime, loadManifest, sharedVersion: '1.4.0', ...parts })
  const load = () => loader.load('clientes', './module')
  return { server, runtime, loadManifest, loader, load }
}

export const kindOf = async (result: Promise<Result<unknown>>) => {
  const answer = await result
  return answer.ok ? 'ok' : answer.failure.kind
}
export const chunkGone = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
