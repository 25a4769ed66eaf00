import { randomUUID } from 'node:crypto'
import { constants, type Dirent } from 'node:fs'
import { access, type FileHandle, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { folderError } from '../../fatal.ts'
import { assertKey, type FileStore, StoreFailure, storeErrors } from './store.ts'

/** The prefix of unfinished files; no key begins like this. */
const UNFINISHED = '.escribiendo'

/**
 * Files in a folder, which is created on the first write. A file gets its name only once it is completely on the disk.
 */
export function folderStore(root: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(root, key)
  }

  return {
    async ready() {
      try {
        await makeFolder(join(root, UNFINISHED))
        await access(join(root, UNFINISHED), constants.W_OK)
      } catch (error) {
        throw folderError(root, error)
      }
    },

    async put(key, body) {
      const toError = storeErrors(body)
      const path = pathOf(key)
      const unfinished = join(root, UNFINISHED, randomUUID())
      try {
        await makeFolder(join(root, UNFINISHED))
        const bytes = await writeWhole(unfinished, body)
        await makeFolder(dirname(path))
        await rename(unfinished, path)
        await syncFolder(dirname(path))
        return { bytes }
      } catch (error) {
        body.destroy()
        await unlink(unfinished).catch(() => {})
        throw toError(error)
      }
    },

    async get(key) {
      const file = await orNull(open(pathOf(key), 'r'))
      if (!file) return null
      try {
        const { size } = await file.stat()
        return { body: file.createReadStream(), bytes: size }
      } catch (error) {
        await file.close()
        throw new StoreFailure(error)
      }
    },

    size: async (key) => (await orNull(stat(pathOf(key))))?.size ?? null,

    async delete(key) {
      await orNull(unlink(pathOf(key)))
    },

    async *list(prefix) {
      for await (const path of filesIn(root)) {
        const key = relative(root, path).split(sep).join('/')
        const found = key.startsWith(prefix) ? await orNull(stat(path)) : null
        if (found) yield { key, modified: found.mtime }
      }
    },

    async discardUnfinished(before) {
      for await (const path of filesIn(join(root, UNFINISHED))) {
        const found = await orNull(stat(path))
        if (found && found.mtime <= before) await orNull(unlink(path))
      }
    },
  }
}

async function writeWhole(path: string, body: Readable): Promise<number> {
  const file: FileHandle = await open(path, 'wx', 0o600)
  let bytes = 0
  let failure: StoreFailure | undefined
  const write = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      await file.writeFile(chunk).catch((error: unknown) => (failure = new StoreFailure(error)))
      if (failure) throw failure
      bytes += chunk.length
    }
  }
  try {
    await pipeline(body, write)
    await file.sync()
    return bytes
  } catch (error) {
    // The pipeline has ended the body, which reports that as an error of its own.
    throw failure ?? error
  } finally {
    await file.close()
  }
}

/** Creates a folder and its missing parents, each synced so that it survives a crash. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let folder = dirname(path); folder.length >= dirname(first).length; folder = dirname(folder)) {
    await syncFolder(folder)
    if (folder === dirname(folder)) return
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = (await orNull(readdir(folder, { withFileTypes: true }))) ?? ([] as Dirent[])
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isFile()) yield path
    else if (entry.isDirectory() && entry.name !== UNFINISHED) yield* filesIn(path)
  }
}

/** Null if the file does not exist. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw new StoreFailure(error)
  }
}
