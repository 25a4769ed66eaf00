import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface SiteFile {
  path: string
  size: number
  modified: Date
}

/** The file behind a path that requestPath has let through; null for a folder, a hidden file, a link that leads out. */
export async function siteFile(site: string, path: string): Promise<SiteFile | null> {
  if (path.split('/').some((segment) => segment.startsWith('.'))) return null
  try {
    const [root, file] = await Promise.all([realpath(site), realpath(join(site, path))])
    if (!file.startsWith(root + sep)) return null
    const found = await stat(file)
    return found.isFile() ? { path: file, size: found.size, modified: found.mtime } : null
  } catch {
    return null
  }
}
