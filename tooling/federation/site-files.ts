import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Source maps, statistics, facts and stamps stay with the build; the compressed copies follow the files that they
 * belong to.
 */
const stays = (file: string) =>
  /(^|\/)\.|\.(map|br|gz)$|\.LICENSE\.txt$|(^|\/)mf-stats\.json$|^facts\.json$/.test(file)

/** The files of a build that are served, as paths inside it. */
export function servedFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !stays(file) && statSync(path.join(dist, file)).isFile())
    .sort()
}

/** Identifies the contents of a build: the same files give the same eight letters. */
export function contentHash(dist: string): string {
  const hash = createHash('sha256')
  for (const file of servedFiles(dist)) hash.update(`${file}\0`).update(readFileSync(path.join(dist, file)))
  return hash.digest('hex').slice(0, 8)
}
