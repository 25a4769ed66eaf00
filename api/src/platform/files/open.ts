import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { folderStore } from './folder.ts'
import { s3Store } from './s3.ts'
import type { FileStore } from './store.ts'

/** The store of the settings: a bucket, else a folder beside the database. */
export const openStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  s3 ? s3Store(s3) : folderStore(join(dataDir, 'archivos'))
