import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { loadFile, prefetchFile } from '../files'
import { keepShared } from './keep-shared'
import { filesOf, generationIn } from './manifests'
import { styleFolder } from './remote-styles'
import { hostPlugin } from './runtime-plugin'

/** The part of the federation runtime that the host uses; tests replace it with a fake. */
export interface Runtime {
  /** Registers the release with this manifest. `force` makes the runtime forget everything about the remote first. */
  register(name: string, manifest: string, force: boolean): void
  load(id: string): Promise<unknown>
  preload(name: string): Promise<void>
}

export function createRuntime(): Runtime {
  registerPlugins([hostPlugin])
  const manifests = new Map<string, string>()
  const begun = new Set<string>()
  const filesFor = (name: string, expose: string) => filesOf(manifests.get(name) ?? '', `./${expose}`)

  /** Loads everything that a module needs together with the entry, which would request its files one after another. */
  function begin(name: string, expose: string): void {
    const { js = [], css = [] } = filesFor(name, expose) ?? {}
    const load = (kind: 'script' | 'style') => (url: string) => {
      if (begun.has(url)) return
      begun.add(url)
      // The entry requests the file again and reports what is wrong.
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
      // The entry itself: the runtime needs no manifest, because manifests.ts knows the files.
      const { entry = '' } = filesFor(name, 'module') ?? {}
      registerRemotes([{ name, entry: entry + generationIn(manifest) }], { force })
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
