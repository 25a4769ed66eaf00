import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadFile } from '../files'
import { withoutGeneration } from './manifests'

const page = globalThis as unknown as Record<string, object | undefined>

/** Entries come from files/, which checks their bytes. */
export const hostPlugin: ModuleFederationRuntimePlugin = {
  name: 'backoffice-host',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    if (!page[entryGlobalName]) await loadFile('script', withoutGeneration(entry))
    const exported = page[entryGlobalName]
    // If this hook returned nothing, the runtime would load the entry itself.
    if (!exported) throw new Error(`${entry} ran and left no ${entryGlobalName}`)
    return exported as Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>
  },
}
