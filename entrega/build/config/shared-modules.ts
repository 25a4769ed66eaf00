import { installedVersion, sharedPackage } from '../workspace.ts'

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
const withSubpaths = ['react', 'react-dom']

/**
 * What a remote takes from the host. Of @backoffice/shared it accepts any version of the same major: only the finished
 * build shows the lowest one, which the host checks (the `contract` of its remote.json).
 */
export function remoteShared() {
  const common = { singleton: true, import: false } as const
  // With another major version the runtime would warn and use the host's copy; it has to fail instead.
  const requiredVersion = `^${sharedPackage.version.split('.')[0]}.0.0`
  const own = { ...common, strictVersion: true, requiredVersion }
  const shared: Record<string, object> = {}
  for (const name of libraries) {
    shared[name] = { ...common, requiredVersion: `^${installedVersion(name)}` }
    if (withSubpaths.includes(name)) shared[`${name}/`] = shared[name]
  }
  for (const end of ['', '/router', '/']) shared[sharedPackage.name + end] = own
  return shared
}

const lentNames = Object.keys(remoteShared())

/** Whether a remote that imports this gets it from the host. */
export const isLent = (request: string) =>
  lentNames.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name))

/** Doors that no bundle of the product may contain: zod schemas, and the back end for tests. */
const notFederated = /^\.\/(contract|testing|package\.json)(\/|$)/

/** The doors of shared by which remotes import it; the host lends each of them (entrega/page/federation/copies.ts). */
export function federatedDoors(sharedPackage: { name: string; exports: Record<string, string> }): string[] {
  return Object.keys(sharedPackage.exports)
    .filter((door) => !notFederated.test(door))
    .map((door) => sharedPackage.name + door.slice(1))
}
