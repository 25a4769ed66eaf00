import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderError } from '../../fatal.ts'

/** Creates the data folder, private to its owner, and checks that it is writable. */
export function prepareFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    chmodSync(dataDir, 0o700)
    accessSync(dataDir, constants.W_OK)
    const probe = join(dataDir, `.prueba.${process.pid}`)
    writeFileSync(probe, 'x')
    unlinkSync(probe)
  } catch (error) {
    throw folderError(dataDir, error)
  }
}

/** Deletes the leftovers of killed starts; only the folder's owner may call it. */
export function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.nuevo-') || name.startsWith('.prueba.')) {
      rmSync(join(dataDir, name), { recursive: true, force: true })
    }
  }
}

/** The path of a socket is limited to 103 bytes on macOS and 107 on Linux. */
const SOCKET_PATH_MAX = 103

/** The folder of the Unix socket: the data folder or, if its path is too long, a private folder elsewhere. */
export function socketFolder(dataDir: string): { path: string; remove: () => void } {
  const inside = join(dataDir, 'socket')
  if (Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= SOCKET_PATH_MAX) {
    mkdirSync(inside, { recursive: true, mode: 0o700 })
    return { path: inside, remove: () => {} }
  }
  const path = mkdtempSync(join(tmpdir(), 'backoffice-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
