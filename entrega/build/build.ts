// node entrega/build/build.ts [app …]: builds what has changed; it releases nothing.
import { appNames, buildAll } from './build-all.ts'

const only = process.argv.slice(2)
const unknown = only.filter((app) => !appNames.includes(app))

try {
  if (unknown.length > 0) throw new Error(`No existe ${unknown.join(', ')}. Hay: ${appNames.join(', ')}.`)
  await buildAll({ ...(only.length > 0 && { only }), log: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
