// node entrega/build/image.ts <app> <folder>: builds one app and fills the folder with the contents of its
// container image.
import path from 'node:path'
import { fillImage } from './fill-image.ts'

const [app = '', folder = ''] = process.argv.slice(2)

try {
  if (!app || !folder) throw new Error('Se usa así: node entrega/build/image.ts <app> <carpeta>.')
  await fillImage(app, path.resolve(folder), console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
