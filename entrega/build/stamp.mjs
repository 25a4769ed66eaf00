// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The file in which a finished build records its sources' hash. A build first empties its folder, so a failed one has
 * none.
 * @param {string} dist
 */
export const stampOf = (dist) => path.join(dist, '.sources')

/**
 * @param {string} dist
 * @returns {string | null}
 */
export function readStamp(dist) {
  try {
    return readFileSync(stampOf(dist), 'utf8')
  } catch {
    return null
  }
}
