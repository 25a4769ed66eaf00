import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const isScript = (file: string) => /\.[cm]?js$/.test(file)

/** Files that run in a page, or decide what runs there. */
export const isChecked = (file: string) => isScript(file) || /\.css$|(^|\/)mf-manifest\.json$/.test(file)

/**
 * The hashes with which a browser checks a release before it uses any of it: of the manifest and of each script and
 * style, by path inside the release.
 */
export function integrityOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isChecked)
    .sort()
  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]))
}

/** The hash of one file, in the format of HTML's `integrity` attribute. */
export const hashOf = (bytes: string | Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
