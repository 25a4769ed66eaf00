import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadFile } from '../files/load-file.ts'
import { importModule } from './import-module.ts'

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
type Container = Awaited<ReturnType<LoadEntry>>

const page = globalThis as unknown as Record<string, Container | undefined>
/** By the name under which a release is registered. */
const containers = new Map<string, Container>()

/** Entries come from files/, which checks their bytes. */
export const entriesPlugin: ModuleFederationRuntimePlugin = {
  name: 'backoffice-entries',
  loadEntry: async ({ remoteInfo: { name, entry, entryGlobalName, type } }) => {
    const known = containers.get(name)
    if (known) return known
    if (type === 'module') {
      await loadFile('module', entry)
      return (await importModule(entry)) as Container
    }
    // Releases built before 1.0 all leave the remote's own name, and a retry leaves the same one again.
    page[entryGlobalName] = undefined
    await loadFile('script', entry)
    const container = page[entryGlobalName]
    // If this hook returned nothing, the runtime would load the entry itself.
    if (!container) throw new Error(`${entry} ran and left no ${entryGlobalName}`)
    containers.set(name, container)
    return container
  },
}
