import path from 'node:path'
import { root } from '../build/workspace.ts'

/** The site that people get: the store of this checkout, which `npm start` serves. */
export const publishedSite: string = path.join(root, 'dist/site')

/** A site of the current builds, whatever is in use; tests and measurements use it. */
export const builtSite: string = path.join(root, 'dist/construido')
