import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspacePackages } from './workspace-packages.ts'

/**
 * A hash of all that an installation depends on: the lock file, the workspace, and each package.json in it.
 */
export function installHash(root: string) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const files = [
    'pnpm-lock.yaml',
    'package.json',
    ...workspacePackages(root).map((folder) => join(folder, 'package.json')),
  ]
  const hash = createHash('sha256').update(workspace).update(process.versions.modules)
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
