import path from 'node:path'
import { fillImage } from './image'

/** The command that image.mjs runs, for the Dockerfiles. */
const [app = '', folder = ''] = process.argv.slice(2)

try {
  if (!app || !folder) throw new Error('Se usa así: node tooling/federation/image.mjs <app> <carpeta>.')
  await fillImage(app, path.resolve(folder), console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
