import { buildAll } from './build-all'
import { remoteNames } from './workspace.mjs'

/** The command behind build.mjs. */
const only = process.argv.slice(2)
const known = new Set<string>(['host', ...remoteNames])
const unknown = only.filter((app) => !known.has(app))

try {
  if (unknown.length > 0) throw new Error(`No existe ${unknown.join(', ')}. Hay: ${[...known].join(', ')}.`)
  await buildAll({ ...(only.length > 0 && { only }), log: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
