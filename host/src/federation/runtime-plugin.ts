import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadFile } from '../files'
import { manifestText } from './manifests'

const page = globalThis as unknown as Record<string, object | undefined>

/** Manifests come from manifests.ts and scripts from files/; both have already checked them. */
export const hostPlugin: ModuleFederationRuntimePlugin = {
  name: 'backoffice-host',
  fetch: (url) => {
    const text = manifestText(url)
    return text === undefined
      ? Promise.reject(new Error(`${url} was not checked`))
      : Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))
  },
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    if (!page[entryGlobalName]) await loadFile('script', entry)
    const exported = page[entryGlobalName]
    // If this hook returned nothing, the runtime would load the entry itself.
    if (!exported) throw new Error(`${entry} ran and left no ${entryGlobalName}`)
    return exported as Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>
  },
  // The runtime would run and attach these files unchecked; runtime.ts loads them at the same moment.
  generatePreloadAssets: () => Promise.resolve({ cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] }),
}
