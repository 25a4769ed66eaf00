// Comes after the frame (runtime.ts), because nobody needs federation before signing in.
import { createInstance } from '@module-federation/enhanced/runtime'
import lendRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import { askAgain } from './ask-again.ts'
import { copies, type Copy } from './copies.ts'
import { entriesPlugin } from './entries-plugin.ts'

/** One copy for all; the remote says which versions it takes. */
const singleton = (copy: Copy) => ({
  ...copy,
  shareConfig: { singleton: true, requiredVersion: `^${copy.version}` },
})

/** The page's federation: the host has no plugin of it, and lends its core to the remotes' entries. */
export const federation = createInstance({
  name: 'host',
  remotes: [],
  // `version-first` would fetch every remote at the first navigation.
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(Object.entries(copies).map(([request, copy]) => [request, singleton(copy)])),
  plugins: [lendRuntimeCore(), entriesPlugin],
})

askAgain(federation.shareScopeMap)
