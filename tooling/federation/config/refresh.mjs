// @ts-check
import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin'

/**
 * React Fast Refresh, where an app is the page's own: the host, or a remote alone.
 * @param {boolean} refresh
 */
export const refreshPlugins = (refresh) =>
  refresh ? [new ReactRefreshWebpackPlugin({ overlay: false })] : []
