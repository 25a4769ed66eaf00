import path from 'node:path'
import { root } from '../../build/workspace.ts'
import { publishedSite } from '../sites.ts'
import { folderStore } from './folder.ts'
import { connectS3, s3Place, s3Store } from './s3.ts'
import type { Store } from './store.ts'

/** Opens the store of a name: `s3://bucket/prefix`, a folder, or the site of this checkout. */
export async function openStore(to: string = publishedSite, env = process.env): Promise<Store> {
  if (!to.startsWith('s3://')) return folderStore(path.resolve(root, to))
  const place = s3Place(to)
  return s3Store(await connectS3(env), place)
}
