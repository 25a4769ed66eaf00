import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadFile } from '../files'

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
type Container = Awaited<ReturnType<LoadEntry>>

const page = globalThis as unknown as Record<string, Container | undefined>
const containers = new Map<string, Container>()

/** Entries come from files/, which checks their bytes. */
export const entriesPlugin: ModuleFederationRuntimePlugin = {
  name: 'backoffice-entries',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    const known = containers.get(entry)
    if (known) return known
    // Releases built before 1.0 all leave the remote's own name: an earlier one may stand there.
    page[entryGlobalName] = undefined
    await loadFile('script', entry)
    const container = page[entryGlobalName]
    // If this hook returned nothing, the runtime would load the entry itself.
    if (!container) throw new Error(`${entry} ran and left no ${entryGlobalName}`)
    containers.set(entry, container)
    return container
  },
}
