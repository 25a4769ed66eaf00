// @ts-check
import { sharedPackage } from '../workspace.mjs'
import { shareKeyOf } from './imports.mjs'

/**
 * The source files of the emitted modules that import `RemoteComponent`, by which a remote shows what others offer.
 * @param {import('webpack').Compilation} compilation
 * @returns {string[]}
 */
export function usersOfComponents({ modules, moduleGraph, chunkGraph }) {
  /** @type {Set<string>} */
  const files = new Set()
  for (const module of modules) {
    if (shareKeyOf(module) !== sharedPackage.name) continue
    for (const { originModule, dependency } of moduleGraph.getIncomingConnections(module)) {
      const { resource = '' } = /** @type {{ resource?: string }} */ (originModule ?? {})
      const isEmitted = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0
      if (!isEmitted || !dependency || resource === '') continue
      const referenced = dependency.getReferencedExports(moduleGraph, undefined)
      const names = referenced.map((each) => (Array.isArray(each) ? each : each.name)[0])
      if (names.some((name) => name === undefined || name === 'RemoteComponent'))
        files.add(resource.split('?')[0] ?? '')
    }
  }
  return [...files].sort()
}
