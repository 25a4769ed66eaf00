import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The file in which a finished build records its sources' hash. A build first empties its folder, so a failed one has
 * none.
 */
export const stampOf = (dist: string) => path.join(dist, '.sources')

export function readStamp(dist: string): string | null {
  try {
    return readFileSync(stampOf(dist), 'utf8')
  } catch {
    return null
  }
}
