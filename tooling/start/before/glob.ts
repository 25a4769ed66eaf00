import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const leftOut = new Set([
  'node_modules',
  'dist',
  'test-results',
  'coverage',
  'fixtures',
  '.git',
  '.data',
  '.cache',
])

/** Every file at or below `start` whose name matches, in a steady order. */
export function globSync(start: string, name: RegExp): string[] {
  if (statSync(start).isFile()) return [start]
  return readdirSync(start, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(start, entry.name)
      if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : globSync(path, name)
      return name.test(entry.name) ? [path] : []
    })
}
