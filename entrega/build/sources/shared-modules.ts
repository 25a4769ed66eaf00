import { installedVersion, sharedPackage } from '../workspace.ts'

/** What the host lends of third-party packages, by the requests with which remotes import them. */
const lent: Record<string, string[]> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  zustand: ['zustand'],
  axios: ['axios'],
}
export const libraries = Object.keys(lent)
export const lentLibraries = Object.values(lent).flat()

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
  for (const [name, { length }] of Object.entries(lent)) {
    shared[name] = { ...common, requiredVersion: `^${installedVersion(name)}` }
    // Also matches by prefix: `react/jsx-runtime`.
    if (length > 1) shared[`${name}/`] = shared[name]
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
