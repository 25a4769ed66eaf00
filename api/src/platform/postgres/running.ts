import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How to connect to the server that another process runs in a data folder; null while none is up. */
export function runningServer(dataDir: string): { host: string; user: string } | null {
  try {
    // PostgreSQL writes down where its socket is: it may be outside the folder, where that lies too deep.
    const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    const host = lines[4]
    return host ? { host, user: 'postgres' } : null
  } catch {
    return null
  }
}
