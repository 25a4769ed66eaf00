// Part of each remote's entry (config/remote.mjs), not of the tooling.
import about from '@module-federation/webpack-bundler-runtime/package.json'

/**
 * Where the page's host lends no federation of this version, the remote fetches its own before its first module runs.
 */
const own = {
  bundlerRuntime: {
    init() {},
    consumes() {},
    /** @param {{ webpackRequire: any }} entry */
    async initContainerEntry(entry) {
      const { default: federation } = await import(
        /* webpackChunkName: "federation" */ '@module-federation/webpack-bundler-runtime/bundler'
      )
      const { webpackRequire } = entry
      const { runtime, bundlerRuntime, attachShareScopeMap } = federation
      Object.assign(webpackRequire.federation, { runtime, bundlerRuntime, attachShareScopeMap })
      webpackRequire.federation.instance = bundlerRuntime.init({ webpackRequire })
      attachShareScopeMap(webpackRequire)
      return bundlerRuntime.initContainerEntry(entry)
    },
  },
}

export default globalThis.federacionPrestada?.[about.version] ?? own
