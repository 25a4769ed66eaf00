import path from 'node:path'
import { root } from '../../build/workspace.mjs'
import { publishedSite } from '../sites'
import { folderStore } from './folder'
import { connectS3, s3Place, s3Store } from './s3'
import type { Store } from './store'

/** Opens the store of a name: `s3://bucket/prefix`, a folder, or the site of this checkout. */
export async function openStore(to: string = publishedSite, env = process.env): Promise<Store> {
  if (!to.startsWith('s3://')) return folderStore(path.resolve(root, to))
  const place = s3Place(to)
  return s3Store(await connectS3(env), place)
}
