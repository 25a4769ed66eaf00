import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What runs in a page, or says what runs there. */
export const isChecked = (file: string) => /\.(js|css)$|(^|\/)mf-manifest\.json$/.test(file)

/**
 * The hashes that a browser holds a release against before it uses any of it: by path inside the release, of its manifest
 * and of each script and style.
 */
export function integrityOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isChecked)
    .sort()
  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]))
}

/** One file's hash as the attribute `integrity` of HTML names it. */
export const hashOf = (bytes: string | Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
