// @ts-check
import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { fileURLToPath } from 'node:url'

// The runtime hooks into React once for the page, and not again for each remote.
const options = { overlay: false, library: 'backoffice' }

/**
 * React Fast Refresh; in a remote, with the host's runtime (`hostRefreshRuntime`).
 * @param {boolean} refresh
 */
export const refreshPlugins = (refresh) => (refresh ? [new ReactRefreshWebpackPlugin(options)] : [])

/** The host's first entry: it lends the remotes its refresh runtime. */
export const lendRefresh = fileURLToPath(new URL('../lend-refresh.mjs', import.meta.url))

/**
 * For a remote: each import of the refresh runtime, by name or by path, is what the host lends.
 * @param {{ request?: string }} asked
 * @param {(error?: null, external?: string) => void} answer
 */
export const hostRefreshRuntime = ({ request = '' }, answer) =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request)
    ? answer(null, 'var __REACT_REFRESH_RUNTIME__')
    : answer()
