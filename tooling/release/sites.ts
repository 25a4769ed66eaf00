import path from 'node:path'
import { root } from '../federation/workspace.mjs'

/** What people get: the store of this checkout, which `npm start` serves. */
export const publishedSite: string = path.join(root, 'dist/site')

/** A site of what is built, whatever is in use: tests and measurements take it. */
export const builtSite: string = path.join(root, 'dist/construido')
