// @ts-check
import path from 'node:path'
import { root } from '../workspace.mjs'

/** @typedef {import('webpack').Module & { resource?: string, resourceResolveData?: { descriptionFileData?: { name?: string } } }} Module */
/** @typedef {import('./facts').Copy} Copy */

/** What the page has one of, and only the host brings: with two, hooks, styles, routes or state fall apart. */
const singletons =
  /^(react|react-dom|scheduler|zustand|axios|react-router|react-router-dom|@chakra-ui\/.+|@emotion\/.+|@backoffice\/shared)$/

/**
 * The modules of a singleton's package that went into the files: told by where they lie, however they were asked for.
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

/** The package's own name counts; a package.json deep inside one may have none. @param {string} file @param {Module} module */
function packageOf(file, module) {
  const named = module.resourceResolveData?.descriptionFileData?.name
  if (named !== undefined) return named
  const [, name = ''] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? []
  return name.replace('\\', '/')
}

/** @param {string} file */
const fromRoot = (file) => path.relative(root, file).split(path.sep).join('/')

/** What only the package's own code says, also where somebody put it into a file of another name. */
const marks = { react: 'react.transitional.element', axios: 'ERR_FR_TOO_MANY_REDIRECTS' }

/**
 * The emitted files that carry a singleton whose modules don't tell (`told`).
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
