import {
  getInstance,
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { keepShared } from './keep-shared'
import { styleFolder } from './remote-styles'
import { hostPlugin } from './runtime-plugin'

/** The part of the federation runtime the host uses; tests put a fake in its place. */
export interface Runtime {
  /** Makes a remote known under this manifest. With `force` everything known of it before is forgotten. */
  register(name: string, manifest: string, force: boolean): void
  load(id: string): Promise<unknown>
  preload(name: string): Promise<void>
}

export function createRuntime(): Runtime {
  registerPlugins([hostPlugin])
  return {
    register: (name, manifest, force) => {
      styleFolder(name, manifest)
      if (force) keepShared(getInstance()?.shareScopeMap ?? {}, name)
      registerRemotes([{ name, entry: manifest }], { force })
    },
    load: (id) => loadRemote(id),
    preload: (name) => preloadRemote([{ nameOrAlias: name, exposes: ['module'] }]),
  }
}
