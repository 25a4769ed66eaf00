// @ts-check
import path from 'node:path'
import { root } from '../workspace.mjs'

/** @typedef {{ descriptionFileData?: { name?: string } }} Resolved */
/** @typedef {import('webpack').Module & { resource?: string, resourceResolveData?: Resolved }} Module */
/** @typedef {import('./facts').Copy} Copy */

/**
 * Packages that must exist once per page and come from the host: with two copies, hooks, styles, routes or state break.
 */
const singletons =
  /^(react|react-dom|scheduler|zustand|axios|react-router|react-router-dom|@chakra-ui\/.+|@emotion\/.+|@backoffice\/shared)$/

/**
 * The emitted modules that belong to a singleton's package. Their location on disk decides, not the name in the import.
 * @param {import('webpack').Compilation} compilation
 * @returns {Copy[]}
 */
export function copiesOfSingletons({ modules, chunkGraph }) {
  /** @type {Copy[]} */
  const copies = []
  for (const module of /** @type {Iterable<Module>} */ (modules)) {
    const [file] = module.resource?.split('?') ?? []
    if (!file || chunkGraph.getNumberOfModuleChunks(module) === 0) continue
    const name = packageOf(file, module)
    if (singletons.test(name)) copies.push({ package: name, module: fromRoot(file) })
  }
  return copies.sort((a, b) => (a.module < b.module ? -1 : 1))
}

/**
 * The name in the package's package.json counts; the nearest package.json deep inside a package may have none.
 * @param {string} file @param {Module} module
 */
function packageOf(file, module) {
  const named = module.resourceResolveData?.descriptionFileData?.name
  if (named !== undefined) return named
  const [, name = ''] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? []
  return name.replace('\\', '/')
}

/** @param {string} file */
const fromRoot = (file) => path.relative(root, file).split(path.sep).join('/')

/** Text that only the package's own code contains, in case that code was copied into another file. */
const marks = { react: 'react.transitional.element', axios: 'ERR_FR_TOO_MANY_REDIRECTS' }

/**
 * The emitted files with a singleton's code that the modules (`told`) do not show.
 * @param {import('webpack').Compilation} compilation
 * @param {Copy[]} told
 * @returns {Copy[]}
 */
export function copiesInText({ assets }, told) {
  const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'))
  return Object.entries(marks)
    .filter(([name]) => !told.some((copy) => copy.package === name))
    .flatMap(([name, mark]) =>
      scripts
        .filter(([, source]) => source.source().toString().includes(mark))
        .map(([file]) => ({ package: name, module: file })),
    )
}
