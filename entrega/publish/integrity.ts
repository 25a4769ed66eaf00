import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { servedFiles } from '../build/site-files.ts'

export const isScript = (file: string) => /\.[cm]?js$/.test(file)

/** The hashes of files, by their path inside a release. */
export type Hashes = Record<string, string>

/** The hashes of all files of a built folder that are served. */
export const servedHashes = (folder: string): Hashes =>
  Object.fromEntries(servedFiles(folder).map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]))

/** Those that a browser checks before it uses any of a release: of the manifest and of each script and style. */
export const checkedOf = (hashes: Hashes): Hashes =>
  Object.fromEntries(
    Object.entries(hashes).filter(([file]) => isScript(file) || /\.css$|(^|\/)mf-manifest\.json$/.test(file)),
  )

/** The hashes that browsers check of a built folder. */
export const integrityOf = (folder: string): Hashes => checkedOf(servedHashes(folder))

/** The hash of one file, in the format of HTML's `integrity` attribute. */
export const hashOf = (bytes: string | Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
