/**
 * Replaces host/src/federation/federation.ts in the benchmark's one-app build, where the registry is known at build
 * time and a remote is a chunk like any other.
 */
import type { Registry, RemoteSource } from '@backoffice/shared/contract'
import type { Loader } from '../../../host/src/federation/loader'
import type { RegistryClient } from '../../../host/src/federation/registry'
import { ok, type Result } from '../../../host/src/federation/result'
import { modules, remotes } from './workspace-remotes'

const entry = (remote: RemoteSource) =>
  [remote.name, { release: 'monolith', manifest: '/', remote: { ...remote, contract: '*' } }] as const

const known: Registry = {
  format: 1,
  remotes: Object.fromEntries(remotes.map(entry)),
}
const answer = Promise.resolve(ok(known))
const nothing = () => () => undefined

export const registry: RegistryClient = {
  current: () => known,
  load: () => answer,
  refresh: () => answer,
  lookAgain: () => undefined,
  subscribe: nothing,
}

const loaded = new Map<string, Promise<Result<unknown>>>()

async function importModule(id: string): Promise<Result<unknown>> {
  return ok(await modules[id]?.())
}

const run = async (name: string) => void (await loader.load(name, './module'))

export const loader: Loader = {
  start: () => Promise.resolve(),
  load(name, expose) {
    const id = `${name}/${expose}`
    const promise = loaded.get(id) ?? importModule(id)
    loaded.set(id, promise)
    return promise
  },
  preload: run,
  warm: run,
  retry: () => loaded.clear(),
  generation: () => 0,
  ran: () => undefined,
  release: () => undefined,
  published: () => Promise.resolve(undefined),
  subscribe: nothing,
}
