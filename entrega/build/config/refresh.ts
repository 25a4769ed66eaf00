import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { fileURLToPath } from 'node:url'

// One name for all, so that the runtime hooks into React once per page instead of once per remote.
const options = { overlay: false, library: 'backoffice' }

/** React Fast Refresh; a remote uses the host's runtime (`hostRefreshRuntime`). */
export const refreshPlugins = (refresh: boolean) => (refresh ? [new ReactRefreshWebpackPlugin(options)] : [])

/** An entry of the host that lends its refresh runtime to the remotes. */
export const lendRefresh = fileURLToPath(new URL('../lend-refresh.ts', import.meta.url))

/** For a remote: replaces each import of the refresh runtime, by name or by path, with the host's. */
export const hostRefreshRuntime = (
  { request = '' }: { request?: string },
  answer: (error?: null, external?: string) => void,
) =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request)
    ? answer(null, 'var __REACT_REFRESH_RUNTIME__')
    : answer()
