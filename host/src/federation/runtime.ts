import { loadFile, prefetchFile } from '../files'
import { askAgain } from './ask-again'
import { keepShared } from './keep-shared'
import { filesOf, generationIn } from './manifests'
import { styleFolder } from './remote-styles'

/** The part of the federation runtime that the host uses; tests replace it with a fake. */
export interface Runtime {
  /** Starts federation itself. */
  start(): Promise<unknown>
  /** Registers the release with this manifest. `force` makes the runtime forget everything about the remote first. */
  register(name: string, manifest: string, force: boolean): Promise<void>
  load(id: string): Promise<unknown>
  preload(name: string): Promise<void>
}

/** In one file with the frame of every page but sign-in, so that it costs no request of its own. */
const federated = () => import(/* webpackChunkName: "frame" */ './federated')

export function createRuntime(): Runtime {
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
    start: federated,
    register: async (name, manifest, force) => {
      styleFolder(name, manifest)
      manifests.set(name, manifest)
      const { getInstance, registerRemotes } = await federated()
      const copies = getInstance()?.shareScopeMap ?? {}
      askAgain(copies)
      if (force) keepShared(copies, name)
      // The entry itself: the runtime needs no manifest, because manifests.ts knows the files.
      const { entry = '' } = filesFor(name, 'module') ?? {}
      registerRemotes([{ name, entry: entry + generationIn(manifest) }], { force })
    },
    load: async (id) => {
      const [name = '', expose = ''] = id.split('/')
      begin(name, expose)
      const { loadRemote } = await federated()
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
