// Part of the host's bundle (config/host.mjs), not of the tooling.
import { createInstance, getInstance } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime/bundler'
// The host exposes nothing, so its own build leaves this part out.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import about from '@module-federation/webpack-bundler-runtime/package.json'

/**
 * The library's `init` would also make the new instance the one that the host's own calls use.
 * @param {{ name: string }} options
 */
function init(options) {
  const known = getInstance(({ options: { name, version } }) => name === options.name && !version)
  if (!known) return createInstance({ ...options, id: '' })
  known.initOptions({ ...options, id: '' })
  return known
}

/**
 * Lends the remotes what webpack's code needs of federation, by version: a remote that was built with another one uses
 * its own copy (borrow-bundler-runtime.mjs).
 */
export default function provideBundlerRuntime() {
  const { runtime, bundlerRuntime } = federation
  const lent = {
    ...federation,
    runtime: { ...runtime, init },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  }
  return {
    name: 'provide-bundler-runtime',
    /** @param {unknown} args */
    beforeInit(args) {
      Object.assign(globalThis, { federacionPrestada: { [about.version]: lent } })
      return args
    },
  }
}
