import { prefetchFile, preloadFile, sealModules } from '../files/index.ts'
import { filesOf, type StartAddresses } from './manifests.ts'
import { styleFolder } from './remote-styles.ts'

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

  /** Fetches everything that a module starts with at once; its entry would request the files one after another. */
  function begin({ entry, js, css }: StartAddresses): void {
    const fetchOnce = (kind: 'script' | 'style') => (url: string) => {
      if (begun.has(url)) return
      begun.add(url)
      preloadFile(kind, url)
    }
    fetchOnce('script')(entry)
    js.forEach(fetchOnce('script'))
    css.forEach(fetchOnce('style'))
  }

  return {
    start: federated,
    load: async ({ name, release, manifest, generation }, expose) => {
      const files = filesOf(manifest, `./${expose}`)
      if (!files) throw new Error(`no files of ${manifest} are known`)
      styleFolder(name, manifest)
      if (files.module) sealModules(manifest)
      begin(files)
      const { federation } = await federated()
      // Each release under a name of its own: none replaces another, and two can run in one page.
      const unique = [name, release, ...(generation > 0 ? [generation] : [])].join('_')
      if (!registered.has(unique)) {
        registered.add(unique)
        const { entry, global: entryGlobalName = name, module } = files
        // The entry itself: the runtime needs no manifest, because manifests.ts knows the files.
        federation.registerRemotes([
          { name: unique, entry, entryGlobalName, type: module ? 'module' : 'global' },
        ])
      }
      return federation.loadRemote(`${unique}/${expose}`)
    },
    preload: async ({ manifest }) => {
      const { entry, js, css } = filesOf(manifest, './module') ?? { entry: '', js: [], css: [] }
      await Promise.all([
        entry && prefetchFile('script', entry),
        ...js.map((url) => prefetchFile('script', url)),
        ...css.map((url) => prefetchFile('style', url)),
      ])
    },
  }
}
