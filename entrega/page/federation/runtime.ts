import { prefetchFile, preloadFile, sealModules } from '../files/index.ts'
import { filesOf } from '../load/manifests.ts'
import { styleFolder } from '../load/remote-styles.ts'

/** A release of a remote; `manifest` is an absolute address. */
export interface Release {
  name: string
  release: string
  manifest: string
  /** Grows with each «Reintentar», after which all of its code runs anew. */
  generation: number
}

/** The part of the federation runtime that the host uses; tests replace it with a fake. */
export interface Runtime {
  /** Starts federation itself. */
  start(): Promise<unknown>
  /** Loads an exposed module, `module`. */
  load(release: Release, expose: string): Promise<unknown>
  preload(release: Release): Promise<void>
}

/** In one file with the frame of every page but sign-in, so that it costs no request of its own. */
const federated = () => import(/* webpackChunkName: "frame" */ './federated.ts')

export function createRuntime(): Runtime {
  const registered = new Set<string>()
  const begun = new Set<string>()
  const begin = (kind: 'script' | 'style') => (url: string) => {
    if (!begun.has(url)) preloadFile(kind, url)
    begun.add(url)
  }
  return {
    start: federated,
    load: async ({ name, release, manifest, generation }, expose) => {
      const files = filesOf(manifest, `./${expose}`)
      if (!files) throw new Error(`no files of ${manifest} are known`)
      const { entry, global: entryGlobalName = name, module, js, css } = files
      styleFolder(name, manifest)
      if (module) sealModules(manifest)
      // Everything that the module starts with at once; its entry would request the files one after another.
      ;[entry, ...js].forEach(begin('script'))
      css.forEach(begin('style'))
      const { federation } = await federated()
      // Each release under a name of its own: none replaces another, and two can run in one page.
      const unique = [name, release, ...(generation > 0 ? [generation] : [])].join('_')
      // The entry itself: the runtime needs no manifest, because manifests.ts knows the files.
      if (!registered.has(unique))
        federation.registerRemotes([
          { name: unique, entry, entryGlobalName, type: module ? 'module' : 'global' },
        ])
      registered.add(unique)
      return federation.loadRemote(`${unique}/${expose}`)
    },
    preload: async ({ manifest }) => {
      const { entry, js, css } = filesOf(manifest, './module') ?? { js: [], css: [] }
      const scripts = [...(entry === undefined ? [] : [entry]), ...js]
      await Promise.all([
        ...scripts.map((url) => prefetchFile('script', url)),
        ...css.map((url) => prefetchFile('style', url)),
      ])
    },
  }
}
