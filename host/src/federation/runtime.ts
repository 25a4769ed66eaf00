import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { loadFile, prefetchFile } from '../files'
import { keepShared } from './keep-shared'
import { filesOf } from './manifests'
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
  const manifests = new Map<string, string>()
  const begun = new Set<string>()
  const filesFor = (name: string, expose: string) => filesOf(manifests.get(name) ?? '', `./${expose}`)

  /** All that a module needs comes at the same time as the entry, which would ask for one after the other. */
  function begin(name: string, expose: string): void {
    const { js = [], css = [] } = filesFor(name, expose) ?? {}
    const load = (kind: 'script' | 'style') => (url: string) => {
      if (begun.has(url)) return
      begun.add(url)
      // The entry asks for it again, and tells what is wrong.
      void loadFile(kind, url).catch(() => undefined)
    }
    js.forEach(load('script'))
    css.forEach(load('style'))
  }

  return {
    register: (name, manifest, force) => {
      styleFolder(name, manifest)
      if (force) keepShared(getInstance()?.shareScopeMap ?? {}, name)
      manifests.set(name, manifest)
      registerRemotes([{ name, entry: manifest }], { force })
    },
    load: (id) => {
      const [name = '', expose = ''] = id.split('/')
      begin(name, expose)
      return loadRemote(id)
    },
    preload: async (name) => {
      const { entry, js, css } = filesFor(name, 'module') ?? { js: [], css: [] }
      await Promise.all([
        entry && prefetchFile('script', entry),
        ...js.map((url) => prefetchFile('script', url)),
        ...css.map((url) => prefetchFile('style', url)),
      ])
    },
  }
}
