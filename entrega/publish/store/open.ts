import path from 'node:path'
import { root } from '../../build/workspace.ts'
import { folderStore } from './folder.ts'
import { connectS3, s3Place, s3Store } from './s3.ts'
import type { Store } from './store.ts'

/** The site that people get: the store of this checkout, which `npm start` serves. */
export const publishedSite: string = path.join(root, 'dist/site')

/** A site of the current builds, whatever is in use; tests and measurements use it. */
export const builtSite: string = path.join(root, 'dist/construido')

/** Opens the store of a name: `s3://bucket/prefix`, a folder, or the site of this checkout. */
export async function openStore(to: string = publishedSite, env = process.env): Promise<Store> {
  if (!to.startsWith('s3://')) return folderStore(path.resolve(root, to))
  const place = s3Place(to)
  return s3Store(await connectS3(env), place)
}
