// @ts-check
/** @typedef {import('webpack').Compilation} Compilation */
/** @typedef {import('./facts').Names} Names */

/**
 * What the emitted code imports from each shared module. It reads the imports instead of the module, because webpack
 * knows no exports of a module that another build provides.
 * @param {Compilation} compilation
 * @returns {Names}
 */
export function importedNames({ modules, moduleGraph, chunkGraph }) {
  /** @type {Map<string, Set<string> | '*'>} */
  const found = new Map()
  for (const module of modules) {
    const key = shareKeyOf(module)
    if (key === undefined) continue
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule, dependency } = connection
      const isEmitted = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0
      if (!isEmitted || !dependency || !connection.isTargetActive(undefined)) continue
      const names = firstNames(dependency.getReferencedExports(moduleGraph, undefined))
      const before = found.get(key) ?? new Set()
      found.set(key, before === '*' || names === '*' ? '*' : new Set([...before, ...names]))
    }
  }
  return inOrder(found)
}

/** @param {import('webpack').Module} module */
export const shareKeyOf = (module) =>
  module.type === 'consume-shared-module'
    ? /** @type {{ options?: { shareKey?: string } }} */ (module).options?.shareKey
    : undefined

/**
 * The first name counts: `Children` of `React.Children.map`. Code that uses the module itself as a value may use any
 * name.
 * @param {(string[] | { name: string[] })[]} referenced
 * @returns {string[] | '*'}
 */
function firstNames(referenced) {
  const paths = referenced.map((each) => (Array.isArray(each) ? each : each.name))
  return paths.some((path) => path.length === 0) ? '*' : paths.map(([name = '']) => name)
}

/**
 * Sorts, so that the same sources give the same file, in whatever order webpack found the modules.
 * @param {Map<string, Set<string> | string[] | '*'>} found
 * @returns {Names}
 */
export function inOrder(found) {
  /** @type {Names} */
  const names = {}
  for (const key of [...found.keys()].sort()) {
    const those = found.get(key) ?? []
    names[key] = those === '*' ? those : [...those].sort()
  }
  return names
}
