// Part of the host's bundle (late-federation.mjs), not of the tooling.
/* global __webpack_require__ */
import federation from '@module-federation/webpack-bundler-runtime/bundler'
import provideBundlerRuntime from './provide-bundler-runtime.mjs'
import provideRuntimeCore from './provide-runtime-core.mjs'

export * from '@module-federation/enhanced/runtime'

const page = __webpack_require__.federation
const { bundlerRuntime, runtime, attachShareScopeMap } = federation
Object.assign(page, { bundlerRuntime, runtime, attachShareScopeMap })
page.initOptions.plugins = [provideRuntimeCore(), provideBundlerRuntime()]
page.instance = bundlerRuntime.init({ webpackRequire: __webpack_require__ })
attachShareScopeMap(__webpack_require__)

// The host uses its own copies without asking federation. A remote's copy of a newer version would otherwise be used
// beside them.
for (const versions of Object.values(page.instance.shareScopeMap.default))
  for (const copy of Object.values(versions)) copy.loaded = true
