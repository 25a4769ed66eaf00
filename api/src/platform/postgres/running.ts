import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the connection settings of a server that another process runs in a data folder; returns null if none runs. */
export function runningServer(dataDir: string): { host: string; user: string } | null {
  try {
    // PostgreSQL records its socket's path, which is outside a folder with a long path.
    const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    const host = lines[4]
    return host ? { host, user: 'postgres' } : null
  } catch {
    return null
  }
}
