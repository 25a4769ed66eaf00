/**
 * Replaces entrega/page/registry/page-registry.ts in the benchmark's one-app build, where the registry is known at build
 * time.
 */
import type { Registry, RemoteSource } from '@backoffice/shared/contract'
import type { RegistryClient } from '../../entrega/page/registry/registry.ts'
import { ok } from '../../entrega/page/failures/result.ts'
import { remotes } from './workspace-remotes.ts'

const entry = (remote: RemoteSource) =>
  [remote.name, { release: 'monolith', manifest: '/', remote: { ...remote, contract: '*' } }] as const

const known: Registry = {
  format: 1,
  remotes: Object.fromEntries(remotes.map(entry)),
}
const answer = Promise.resolve(ok(known))

export const registry: RegistryClient = {
  current: () => known,
  load: () => answer,
  refresh: () => answer,
  look: () => Promise.resolve(true),
  recent: () => Promise.resolve(),
  subscribe: () => () => undefined,
}
