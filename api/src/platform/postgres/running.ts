import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The connection settings of the server that another process runs in a data folder; null if there is none. */
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
