import type { RegistryEntry, StartFiles } from '@backoffice/shared/contract'
import { prefetchFile, preloadFile } from '../files/fetch-ahead.ts'
import { sealModules } from '../files/modules.ts'
import { absolute } from './manifests.ts'
import { styleFolder } from '../files/remote-styles.ts'

/** A release of a remote, whose files are known. */
export interface Release {
  name: string
  entry: RegistryEntry
  start: StartFiles
  /** Grows with each «Reintentar», after which all of its code runs anew. */
  generation: number
}

/** In a file of its own, which the page preloads after the frame: a section needs it, and the frame is painted without it. */
const federated = () => import(/* webpackChunkName: "federated" */ './federated.ts')

const registered = new Set<string>()
const preloaded = new Set<string>()

/** The part of the federation runtime that the host uses; tests replace it with a fake. */
export const runtime = {
  start: (): Promise<unknown> => federated(),
  /** Loads an exposed module, `./module`. */
  async load(release: Release, expose: string): Promise<unknown> {
    const { name, start, generation, entry } = release
    const manifest = absolute(entry.manifest)
    const { scripts, styles } = filesOf(release, expose)
    styleFolder(name, manifest)
    if (start.module) sealModules(manifest)
    // Everything that the module starts with at once; its entry would request the files one after another.
    scripts.forEach((url) => preload('script', url))
    styles.forEach((url) => preload('style', url))
    const { federation } = await federated()
    // Each release under a name of its own: none replaces another, and two can run in one page.
    const unique = [name, entry.release, ...(generation > 0 ? [generation] : [])].join('_')
    if (!registered.has(unique))
      federation.registerRemotes([
        {
          name: unique,
          // The entry itself: the runtime needs no manifest.
          entry: new URL(start.entry, manifest).href,
          entryGlobalName: start.global ?? name,
          type: start.module ? 'module' : 'global',
        },
      ])
    registered.add(unique)
    return federation.loadRemote(`${unique}/${expose.replace('./', '')}`)
  },
  async preload(release: Release): Promise<void> {
    const { scripts, styles } = filesOf(release, './module')
    await Promise.all([
      ...scripts.map((url) => prefetchFile('script', url)),
      ...styles.map((url) => prefetchFile('style', url)),
    ])
  },
}

/** The addresses of the files without which an exposed module does not start. */
function filesOf({ entry, start }: Release, expose: string) {
  const { js = [], css = [] } = start.exposes[expose] ?? {}
  const address = (file: string) => new URL(file, absolute(entry.manifest)).href
  return { scripts: [start.entry, ...js].map(address), styles: css.map(address) }
}

function preload(kind: 'script' | 'style', url: string): void {
  if (!preloaded.has(url)) preloadFile(kind, url)
  preloaded.add(url)
}
