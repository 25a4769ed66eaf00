// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Where a finished build notes what it was made from. A build empties its folder first, so a broken one has no stamp.
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
