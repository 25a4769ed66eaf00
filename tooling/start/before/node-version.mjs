// @ts-check
// Any Node, however old, has to be able to read this file and run.mjs: no syntax newer than 2018.

const needed = { major: 20, minor: 19 }

/**
 * What is wrong with this version of Node, or null.
 * @param {string} version as in process.versions.node
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const newEnough = major > needed.major || (major === needed.major && minor >= needed.minor)
  if (newEnough) return null
  return (
    'Se necesita Node ' +
    needed.major +
    '.' +
    needed.minor +
    ' o más reciente y aquí está Node ' +
    version +
    ': actualizar Node y repetir.'
  )
}
