// @ts-check
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

const borrow = fileURLToPath(new URL('./borrow-bundler-runtime.mjs', import.meta.url))

/**
 * Lets a remote's entry use the host's copy of federation's bundler runtime. Its own is in a chunk that few pages
 * fetch.
 */
export const borrowedRuntimePlugin = () =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]\w+\.c?js$/,
    (/** @type {{ request: string, contextInfo: { issuer: string } }} */ asked) => {
      // Only the generated file that starts the entry imports it by its path.
      if (/[\\/]\.federation[\\/]/.test(asked.contextInfo.issuer)) asked.request = borrow
    },
  )
