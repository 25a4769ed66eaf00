import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../publish/refusal.ts'

/** Whether people may get a file: no source maps, statistics, facts, stamps. Compressed copies follow their file. */
export const isServed = (file: string): boolean =>
  !/(^|\/)\.|\.(map|br|gz)$|\.LICENSE\.txt$|(^|\/)mf-stats\.json$|^facts\.json$/.test(file)

/** The files of a build that are served. @throws {Refusal} for a link, because what it leads to may change */
export function servedFiles(dist: string): string[] {
  const found = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  )
  const nameOf = ({ parentPath, name }: (typeof found)[number]) =>
    path.relative(dist, path.join(parentPath, name)).split(path.sep).join('/')
  const other = found.find((entry) => !entry.isFile())
  if (other)
    throw new Refusal(
      `En ${dist}, ${nameOf(other)} es un enlace, o no es un archivo: lo construido lleva solo archivos. Copiar en su lugar aquello a lo que lleva.`,
    )
  return found.map(nameOf).filter(isServed).sort()
}

/** Identifies the contents of a build: the same files give the same eight letters. */
export function contentHash(dist: string): string {
  const hash = createHash('sha256')
  for (const file of servedFiles(dist)) hash.update(`${file}\0`).update(readFileSync(path.join(dist, file)))
  return hash.digest('hex').slice(0, 8)
}
