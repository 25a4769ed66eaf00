import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Source maps, statistics, facts and stamps stay with the build; compressed copies are made of what they stand beside. */
const stays = (file: string) =>
  /(^|\/)\.|\.(map|br|gz)$|\.LICENSE\.txt$|(^|\/)mf-stats\.json$|^facts\.json$/.test(file)

/** The files of a build that are served, as paths inside it. */
export function servedFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !stays(file) && statSync(path.join(dist, file)).isFile())
    .sort()
}

/** Names what a build contains: the same files, the same eight letters. */
export function contentHash(dist: string): string {
  const hash = createHash('sha256')
  for (const file of servedFiles(dist)) hash.update(`${file}\0`).update(readFileSync(path.join(dist, file)))
  return hash.digest('hex').slice(0, 8)
}
