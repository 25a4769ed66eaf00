// @ts-check
import path from 'node:path'
import { root } from '../workspace.mjs'
import { inOrder } from './imports.mjs'

/** @typedef {import('webpack').Module} Module */
/** @typedef {import('webpack').ModuleGraph} ModuleGraph */
/** @typedef {import('./facts').Names} Names */

/** The list of what the host lends; what it imports is what it lends. */
const list = path.join(root, 'entrega/page/federation/copies.ts')

/**
 * What the host's files export at run time, by the request with which remotes import it.
 * @param {import('webpack').Compilation} compilation
 * @returns {Names}
 */
export function providedNames({ modules, moduleGraph }) {
  /** @type {Map<string, string[] | '*'>} */
  const found = new Map()
  for (const module of modules) {
    if (/** @type {{ resource?: string }} */ (module).resource !== list) continue
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      const { request } = /** @type {{ request?: string }} */ (dependency ?? {})
      if (request !== undefined && target) found.set(request, exportedNames(moduleGraph, target))
    }
  }
  return inOrder(found)
}

/**
 * What each exposed module of a remote exports.
 * @param {import('webpack').Compilation} compilation
 * @returns {Names}
 */
export function exposedNames({ modules, moduleGraph }) {
  /** @type {Map<string, string[] | '*'>} */
  const found = new Map()
  for (const module of modules) {
    for (const dependency of module.blocks.flatMap((block) => block.dependencies)) {
      const { exposedName } = /** @type {{ exposedName?: string }} */ (dependency)
      const target = moduleGraph.getModule(dependency)
      if (exposedName !== undefined && target) found.set(exposedName, exportedNames(moduleGraph, target))
    }
  }
  return inOrder(found)
}

/**
 * Names that webpack removed from the files do not count. A module that is no ES module also has a default export.
 * @param {ModuleGraph} moduleGraph @param {Module} module
 * @returns {string[] | '*'}
 */
function exportedNames(moduleGraph, module) {
  const names = moduleGraph.getProvidedExports(module)
  if (!Array.isArray(names)) return '*'
  const info = moduleGraph.getExportsInfo(module)
  const emitted = names.filter((name) => info.getUsedName(name, undefined) === name)
  return module.getExportsType(moduleGraph, false) === 'namespace' ? emitted : [...emitted, 'default']
}
