import path from 'node:path'
import { root } from '../../federation/workspace.mjs'
import { publishedSite } from '../sites'
import { folderStore } from './folder'
import type { Store } from './store'

/** The store of a name: a folder, or the site of this checkout. */
export const openStore = (to: string = publishedSite): Promise<Store> =>
  Promise.resolve(folderStore(path.resolve(root, to)))
