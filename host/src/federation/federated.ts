// Comes with the frame (runtime.ts), because nobody needs federation before signing in. The build starts it when this
// module first runs (tooling/federation/late-federation.mjs).
import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { hostPlugin } from './runtime-plugin'

registerPlugins([hostPlugin])

export { getInstance, loadRemote, registerRemotes }
