import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Source maps, statistics, facts and stamps stay with the build. */
const stays = (file: string) =>
  /(^|\/)\.|\.map$|\.LICENSE\.txt$|(^|\/)mf-stats\.json$|^facts\.json$/.test(file)

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

/** Files that are there already with these bytes stay untouched; what was compressed of others goes. */
export function copyFiles(files: string[], from: string, to: string): void {
  for (const file of files) {
    const bytes = readFileSync(path.join(from, file))
    const target = path.join(to, file)
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue
    for (const compressed of [`${target}.br`, `${target}.gz`]) rmSync(compressed, { force: true })
    replaceFile(target, bytes)
  }
}

/** Nobody ever reads half a file: it is written beside its place and moved there. */
export function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const next = `${file}.${process.pid}.tmp`
  writeFileSync(next, content)
  renameSync(next, file)
}

/** Fills a new folder under another name and moves it into place whole. @returns false if it was there already */
export function addFolder(folder: string, fill: (temporary: string) => void): boolean {
  if (existsSync(folder)) return false
  const next = `${folder}.${process.pid}.tmp`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  fill(next)
  renameSync(next, folder)
  return true
}
