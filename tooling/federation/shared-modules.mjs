// @ts-check
import { installedVersion, sharedPackage } from './workspace.mjs'

/** What the host provides of others; its package.json lists them for that. */
export const libraries = ['react', 'react-dom', 'zustand', 'axios']
/** Also by prefix: `react/jsx-runtime`, `react-dom/client`. */
const withSubpaths = new Set(['react', 'react-dom'])

/**
 * @param {Record<string, unknown>} extra what differs between host and remotes
 * @param {string} contractRange versions of @backoffice/shared this app runs with
 */
function sharedModules(extra, contractRange) {
  const own = {
    singleton: true,
    // With another major the runtime would warn and go on with the host's copy: it has to fail instead.
    strictVersion: true,
    requiredVersion: contractRange,
    ...extra,
  }
  /** @type {Record<string, object>} */
  const shared = {}
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
 * What the host provides. Its copies are in the first chunks, except the doors that only some screens use.
 */
export function hostShared() {
  const { version } = sharedPackage
  const shared = sharedModules({ eager: true }, `^${version}`)
  for (const [request, config] of Object.entries(shared)) {
    if (request.startsWith('@backoffice/shared')) Object.assign(config, { version })
  }
  Object.assign(shared['@backoffice/shared/'] ?? {}, { eager: false })
  return shared
}

/**
 * What a remote takes from the host; it carries no copy of any of it. Of @backoffice/shared any version of its major: from
 * which one on is known once the code is built, and asked by the host (the `contract` of its remote.json).
 */
export const remoteShared = () =>
  sharedModules({ import: false }, `^${sharedPackage.version.split('.')[0]}.0.0`)
