// Part of the host's bundle (config/host.mjs), not of the tooling.
import {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'

/**
 * Lends the host's copy of the federation runtime to remotes that were released before it also lent the bundler's part
 * (provide-bundler-runtime.mjs). It lends only what their entries use: `provideExternalRuntime`, the package's own
 * plugin for this, lends all of it, and the host would grow by 9 kB.
 */
export default function provideRuntimeCore() {
  return {
    name: 'provide-runtime-core',
    /** @param {unknown} args */
    beforeInit(args) {
      Object.assign(globalThis, {
        _FEDERATION_RUNTIME_CORE: {
          CurrentGlobal,
          Module,
          ModuleFederation,
          assert,
          getGlobalFederationConstructor,
          getRemoteEntry,
          getRemoteInfo,
          helpers,
          loadScript,
          loadScriptNode,
          registerGlobalPlugins,
          satisfy,
          setGlobalFederationConstructor,
          setGlobalFederationInstance,
        },
      })
      return args
    },
  }
}
