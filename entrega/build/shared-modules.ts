import { installedVersion, sharedPackage } from './workspace.ts'

/** Third-party packages that the host provides; its package.json lists them for this purpose. */
export const libraries = ['react', 'react-dom', 'zustand', 'axios']
/** What the host lends of them, by the request with which remotes import it. */
export const lentLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  'axios',
]
/** These also match by prefix: `react/jsx-runtime`, `react-dom/client`. */
const withSubpaths = new Set(['react', 'react-dom'])

/**
 * @param extra the options in which host and remotes differ
 * @param contractRange versions of @backoffice/shared that this app works with
 */
function sharedModules(extra: Record<string, unknown>, contractRange: string) {
  const own = {
    singleton: true,
    // With another major version the runtime would warn and use the host's copy; it has to fail instead.
    strictVersion: true,
    requiredVersion: contractRange,
    ...extra,
  }
  const shared: Record<string, object> = {}
  for (const name of libraries) {
    const config = { singleton: true, requiredVersion: `^${installedVersion(name)}`, ...extra }
    shared[name] = config
    if (withSubpaths.has(name)) shared[`${name}/`] = config
  }
  for (const request of ['@backoffice/shared', '@backoffice/shared/router', '@backoffice/shared/']) {
    shared[request] = { ...own }
  }
  return shared
}

/**
 * What a remote takes from the host; it contains no copy. Of @backoffice/shared it accepts any version of the same
 * major: only the finished build shows the lowest one, which the host checks (the `contract` of its remote.json).
 */
export const remoteShared = () =>
  sharedModules({ import: false }, `^${sharedPackage.version.split('.')[0]}.0.0`)

const lentNames = Object.keys(remoteShared())

/** Whether a remote that imports this gets it from the host. */
export const isLent = (request: string) =>
  lentNames.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name))
