import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteSource } from '@backoffice/shared/contract/remotes'

/** What an entity's own folder may say of its pages (`src/<entidad>/remote.json`): it joins that of the remote. */
export type RemotePart = Partial<
  Pick<RemoteSource, 'menu' | 'routes' | 'permissions' | 'found' | 'shown' | 'waiting'>
>

/** The files that describe the remote in this folder: its `remote.json`, and those of its entities. */
export const remoteFiles = (folder: string): [own: string, ...parts: string[]] => [
  path.join(folder, 'remote.json'),
  ...globSync('src/*/remote.json', { cwd: folder })
    .sort()
    .map((file) => path.join(folder, file)),
]

/** What the host must know of the remote in this folder, as its team wrote it; nothing is checked. */
export function remoteSource(folder: string): RemoteSource {
  const [own, ...parts] = remoteFiles(folder).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)
  const all: Record<string, unknown> = { ...own }
  for (const part of parts) {
    for (const [member, more] of Object.entries(part))
      all[member] = Array.isArray(more) && Array.isArray(all[member]) ? [...all[member], ...more] : more
  }
  return all as RemoteSource
}
