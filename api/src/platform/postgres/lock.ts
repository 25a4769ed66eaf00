import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FatalError } from '../../fatal.ts'
import { startOf } from './process-identity.ts'

interface Owner {
  pid: number
  start: string | null
}

/** Another live process owns the folder. */
export class FolderInUse extends FatalError {}

/**
 * Makes this process the only owner of a data folder, until it ends or calls the returned function. The lock is a file
 * made by link(2), which is atomic; the lock of a dead process is taken over.
 */
export function lockFolder(dataDir: string): () => void {
  const path = join(dataDir, 'api.lock')
  const own = join(dataDir, `api.lock.${process.pid}`)
  const me: Owner = { pid: process.pid, start: startOf(process.pid) }
  writeFileSync(own, JSON.stringify(me), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(own, path)) return () => release(path, me)
      const owner = readOwner(path)
      if (owner && owner.start !== null && startOf(owner.pid) === owner.start) {
        throw new FolderInUse(
          `La carpeta de datos ${dataDir} ya está en uso por otro proceso (${owner.pid}).`,
        )
      }
      takeAway(path, owner)
    }
    throw new FatalError(`La carpeta de datos ${dataDir} está siendo tomada por otro proceso.`)
  } finally {
    unlinkSync(own)
  }
}

function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch {
    return null
  }
}

/** Removes a stale lock; if another process has replaced it meanwhile, puts that lock back. */
function takeAway(path: string, stale: Owner | null): void {
  const aside = `${path}.viejo.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const taken = readOwner(aside)
  if (taken && (taken.pid !== stale?.pid || taken.start !== stale?.start)) tryLink(aside, path)
  unlinkSync(aside)
}

function release(path: string, me: Owner): void {
  if (readOwner(path)?.pid === me.pid) unlinkSync(path)
}
