// @ts-check
import { inOrder } from './imports.mjs'

/** @typedef {import('webpack').Module} Module */
/** @typedef {import('webpack').ModuleGraph} ModuleGraph */
/** @typedef {import('./facts').Names} Names */

/**
 * What the host's files give at run time, by the request with which a remote asks for it.
 * @param {import('webpack').Compilation} compilation
 * @returns {Names}
 */
export function providedNames({ modules, moduleGraph }) {
  /** @type {Map<string, string[] | '*'>} */
  const found = new Map()
  for (const module of modules) {
    if (module.type !== 'provide-module') continue
    const { _name } = /** @type {{ _name?: string }} */ (module)
    const [dependency] = [module, ...module.blocks].flatMap((block) => block.dependencies)
    const target = dependency && moduleGraph.getModule(dependency)
    if (_name !== undefined && target) found.set(_name, exportedNames(moduleGraph, target))
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
 * Names that webpack left out of the files are none. What is no ES module serves as a default export, too.
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
