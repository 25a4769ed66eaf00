import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inTurn } from '../../../tooling/start/before/turn.mjs'
import { guarded, type Kept, type Store } from './store.ts'

/** A folder as a store. A lock between all processes of this machine makes comparing and replacing a file one step. */
export function folderStore(folder: string): Store {
  const fileOf = (key: string) => path.join(folder, key)
  return guarded({
    name: folder,
    read: (key) => read(fileOf(key)),
    list: (prefix) => list(folder, prefix),
    create: (key, bytes) => create(fileOf(key), bytes),
    replace: (key, bytes, tag) =>
      inTurn(folder, { name: createHash('sha256').update(key).digest('hex').slice(0, 16) }, async () => {
        const file = fileOf(key)
        if ((await read(file))?.tag !== tag) return false
        await rename(await written(file, bytes), file)
        return true
      }),
    remove: (key) => remove(folder, key),
  })
}

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Undefined if the operation fails because the file does not exist, or the folder is not empty. */
async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}

async function read(file: string): Promise<Kept | undefined> {
  const bytes = await orNothing(readFile(file))
  return bytes && { bytes, tag: tagOf(bytes) }
}

const isLeftOver = (name: string) => name.startsWith('.') && name.endsWith('.tmp')

async function list(folder: string, prefix: string): Promise<string[]> {
  const under = path.posix.dirname(`${prefix}_`)
  const found = await orNothing(readdir(path.join(folder, under), { recursive: true, withFileTypes: true }))
  return (found ?? [])
    .filter((entry) => entry.isFile() && !isLeftOver(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((key) => key.startsWith(prefix))
    .sort()
}

/** Writes the whole file to the disk before giving it its name, which only one process can do. */
async function create(file: string, bytes: Buffer): Promise<boolean> {
  const next = await written(file, bytes)
  try {
    await link(next, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(next, { force: true })
  }
}

async function written(file: string, bytes: Buffer): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  const next = path.join(
    path.dirname(file),
    `.${path.basename(file)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`,
  )
  try {
    await writeFile(next, bytes, { flag: 'wx', flush: true })
  } catch (error) {
    // On a full disk, half a file would only make it fuller.
    await rm(next, { force: true })
    throw error
  }
  return next
}

async function remove(folder: string, key: string): Promise<void> {
  await rm(path.join(folder, key), { force: true })
  // Removes folders that have become empty, up to the store's own; one that is not refuses.
  let above = path.dirname(key)
  while (above !== '.' && (await orNothing(rmdir(path.join(folder, above)).then(() => true))))
    above = path.dirname(above)
}
