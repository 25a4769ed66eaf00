// @ts-check
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

const file = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))

/** @typedef {{ request: string, contextInfo: { issuer: string } }} Asked */

/**
 * Keeps federation out of the host's first files: whoever signs in needs none of it. It starts where the host imports
 * its runtime (host/src/federation/federated.ts).
 */
export const lateFederationPlugin = () => ({
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    new webpack.NormalModuleReplacementPlugin(
      /webpack-bundler-runtime[\\/]dist[\\/]\w+\.c?js$/,
      (/** @type {Asked} */ asked) => {
        // Only the generated file that starts the page imports it by its path.
        if (/[\\/]\.federation[\\/]/.test(asked.contextInfo.issuer))
          asked.request = file('before-federation.mjs')
      },
    ).apply(compiler)
    new webpack.NormalModuleReplacementPlugin(
      /^@module-federation\/enhanced\/runtime$/,
      (/** @type {Asked} */ asked) => {
        if (/[\\/]host[\\/]src[\\/]/.test(asked.contextInfo.issuer))
          asked.request = file('started-runtime.mjs')
      },
    ).apply(compiler)
  },
})
