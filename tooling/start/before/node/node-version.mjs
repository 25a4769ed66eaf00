// @ts-check
// Any Node, however old, has to be able to read this file and run.mjs: no syntax newer than 2018.

/** The lowest Node under which the product and its tools run; package.json's `engines` says the same. */
export const needed = 24

/** The lowest Node that can fetch that one (pinned-node.mjs). */
const fetching = 18

/** @param {string} version as in process.versions.node */
const majorOf = (version) => Number(version.split('.')[0])

/** @param {string} version */
export const isOld = (version) => majorOf(version) < needed

/**
 * What is wrong with a version of Node that can't even fetch a newer one, or null.
 * @param {string} version
 */
export function nodeProblem(version) {
  return majorOf(version) >= fetching ? null : updateSentence(version)
}

/** @param {string} version */
export function updateSentence(version) {
  return (
    'Se necesita Node ' +
    needed +
    ' o más reciente y aquí está Node ' +
    version +
    ': actualizar Node y repetir.'
  )
}
